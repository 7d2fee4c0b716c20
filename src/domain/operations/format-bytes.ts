const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** A size with its unit: `812 KB`, `1.4 GB`. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  const digits = unit > 1 && value < 10 ? 1 : 0
  return `${value.toFixed(digits)} ${units[unit]}`
}
