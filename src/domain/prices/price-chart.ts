import { DAY_MS } from '../time/days'
import type { PriceStep } from './price-change'

/** A price of the chart. Places are shares of its width and height, from the top left corner. */
export interface ChartPoint {
  readonly x: number
  readonly y: number
  readonly day: string
  readonly price: number
}

/** Prices over time, as a line of steps. */
export interface PriceChart {
  readonly low: number
  readonly high: number
  readonly points: readonly ChartPoint[]
  /** The path of an SVG of the size 1 by 1. It is interrupted where there was no price. */
  readonly path: string
}

/** Room above the highest price and below the lowest, as a share of the height. */
const MARGIN = 0.12

const round = (value: number) => Math.round(value * 10_000) / 10_000

/**
 * The chart of a history, the oldest step first, up to `today` (`2026-11-20`); `null` with fewer
 * than two prices.
 */
export function priceChart(steps: readonly PriceStep[], today: string): PriceChart | null {
  const prices = steps.flatMap(({ price }) => (price === null ? [] : [price]))
  const [first] = steps
  if (first === undefined || prices.length < 2) return null
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const start = Date.parse(first.day)
  const span = Math.max(DAY_MS, Date.parse(today) - start)
  const toX = (day: string) => round((Date.parse(day) - start) / span)
  const toY = (price: number) =>
    round(MARGIN + (1 - 2 * MARGIN) * (high === low ? 0.5 : (high - price) / (high - low)))
  const points: ChartPoint[] = []
  const path: string[] = []
  let isDrawing = false
  for (const { day, price } of steps) {
    if (isDrawing) path.push(`H${toX(day)}`)
    if (price !== null) {
      path.push(isDrawing ? `V${toY(price)}` : `M${toX(day)} ${toY(price)}`)
      points.push({ x: toX(day), y: toY(price), day, price })
    }
    isDrawing = price !== null
  }
  if (isDrawing) path.push('H1')
  return { low, high, points, path: path.join('') }
}
