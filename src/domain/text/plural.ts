import { formatNumber } from './format-number'

/** A count with its noun in singular or plural: `1 community`, `63 communities`. */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
