import { describe, expect, it } from 'vitest'
import { accentColor, accentWords, DEFAULT_ACCENT } from './accent-color'

/** WCAG 2.2 contrast ratio of two colors, from 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map((start) => {
      const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  }
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

describe('accentColor', () => {
  it('has seventeen distinct colors for known first words', () => {
    expect(accentWords).toHaveLength(17)
    const colors = accentWords.map((word) => accentColor(`${word} Ridge`))
    expect(new Set(colors).size).toBe(17)
  })

  it('uses only the first word and ignores case', () => {
    expect(accentColor('STILLWATER Mesa')).toBe(accentColor('Stillwater'))
    expect(accentColor('Mesa Stillwater')).toBe(DEFAULT_ACCENT)
    expect(accentColor('')).toBe(DEFAULT_ACCENT)
  })

  it.each([...accentWords, 'another'])(
    'of %s has sufficient contrast on white and on paper',
    (word) => {
      expect(contrast(accentColor(word), '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accentColor(word), '#FBF8F3')).toBeGreaterThanOrEqual(4.5)
    },
  )
})
