import { clsx } from 'clsx'
import type { MarkerColor } from '@/domain/map/marker-color'
import { drawing, type TeaserPin } from '@/features/home/teaser-pins'

const countyNames = [
  { name: 'KENDALL', x: 176, y: 32 },
  { name: 'COMAL', x: 374, y: 104 },
  { name: 'GUADALUPE', x: 570, y: 286 },
  { name: 'BEXAR', x: 240, y: 428 },
]

const towns = [
  { name: 'Boerne', x: 158, y: 150 },
  { name: 'Bulverde', x: 310, y: 176 },
  { name: 'New Braunfels', x: 473, y: 204 },
  { name: 'Schertz', x: 398, y: 268 },
  { name: 'Seguin', x: 606, y: 264 },
]

const fills: Record<MarkerColor, string> = {
  blue: 'fill-marker-blue',
  orange: 'fill-marker-orange',
  yellow: 'fill-marker-yellow',
  red: 'fill-marker-red',
  grey: 'fill-marker-grey',
}

const inks: Record<MarkerColor, string> = {
  blue: 'fill-surface',
  orange: 'fill-ink',
  yellow: 'fill-ink',
  red: 'fill-surface',
  grey: 'fill-surface',
}

const strokes: Record<MarkerColor, string> = {
  blue: 'stroke-marker-blue',
  orange: 'stroke-marker-orange',
  yellow: 'stroke-marker-yellow',
  red: 'stroke-marker-red',
  grey: 'stroke-marker-grey',
}

const colors: readonly MarkerColor[] = ['grey', 'blue', 'orange', 'yellow', 'red']

/** The pins without a price. One path for each color, because elements weigh more than points. */
function Dots({ pins }: { pins: readonly TeaserPin[] }) {
  const points = (of: MarkerColor) =>
    pins
      .filter(({ color, label }) => color === of && label === null)
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join('')
  return (
    <g fill="none" strokeLinecap="round">
      <path d={colors.map(points).join('')} className="stroke-10 stroke-surface" />
      {colors.map((color) => (
        <path key={color} d={points(color)} className={clsx('stroke-8', strokes[color])} />
      ))}
    </g>
  )
}

function Price({ pin: { x, y, color, label } }: { pin: TeaserPin }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0L-6-8H-18A12 12 0 0 1-18-32H18A12 12 0 0 1 18-8H6Z"
        className={clsx(fills[color], 'stroke-2 stroke-surface')}
      />
      <text y={-16} className={clsx(inks[color], 'figures font-bold text-xs')}>
        {label}
      </text>
    </g>
  )
}

/**
 * A drawing of the four counties and their communities. It is hidden from screen readers because
 * the text beside it describes it.
 */
export function TeaserMapDrawing({
  pins,
  className,
}: {
  pins: readonly TeaserPin[]
  className: string
}) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      textAnchor="middle"
      className={className}
    >
      <image href="/brand/four-counties.svg" width={drawing.width} height={drawing.height} />
      <g className="fill-on-night/70 text-xs tracking-[0.22em]">
        {countyNames.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      <Dots pins={pins} />
      <g className="fill-sand stroke-4 stroke-primary font-semibold text-xs [paint-order:stroke]">
        {towns.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        <text x={285} y={376} className="font-display text-lg">
          San Antonio
        </text>
      </g>
      {pins.map((pin) => (pin.label === null ? null : <Price key={pin.id} pin={pin} />))}
    </svg>
  )
}
