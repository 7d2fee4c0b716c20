/** `1 community`, `63 communities`: a count with the noun in the right number. */
export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
