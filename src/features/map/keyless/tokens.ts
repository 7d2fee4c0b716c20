/** Resolves a design token of globals.css: WebGL does not support CSS variables. */
export function token(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

/**
 * Converts a font token to a style's font stack. MapLibre reads the weight from the name of the
 * first family only. That family does not exist, so the glyphs come from the next one.
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
