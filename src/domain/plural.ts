import { grouped } from './grouped'

/** `1 community`, `63 communities`: a count with the noun in the right number. */
export function plural(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}
