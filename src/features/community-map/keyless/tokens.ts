/** The value of one of the tokens in globals.css: WebGL knows no CSS variables. */
export function token(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

/**
 * A font of the page as a style names it. The weight is read from the first family alone, which
 * may be one that nobody has: the letters then come from the next.
 */
export function fontStack(
  name: `--${string}`,
  weight: 'regular' | 'medium' | 'semibold',
): string[] {
  const families = token(name)
    .split(',')
    .map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'))
  return [`guide ${weight}`, ...families]
}
