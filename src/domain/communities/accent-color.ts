/**
 * Accent colors of community pages by the first word of the name. Each has a contrast of at least
 * 4.5:1 on white and on the paper background.
 */
const accents: Readonly<Record<string, string>> = {
  alamo: '#8A4B2A',
  bluebonnet: '#3B4C9B',
  cibolo: '#1F4E4A',
  copper: '#96491F',
  guadalupe: '#1F5C7A',
  heron: '#3F5B73',
  juniper: '#3A5F3C',
  mesquite: '#6B4A2B',
  mission: '#8C3A2E',
  pecan: '#704214',
  quail: '#6A4C5E',
  rio: '#14645C',
  salado: '#4A6128',
  stillwater: '#2C4A6E',
  villa: '#A03B23',
  vintner: '#6E2B4B',
  windmill: '#4B5563',
}

export const DEFAULT_ACCENT = '#1F4E4A'

export const accentWords: readonly string[] = Object.keys(accents)

/** Returns the accent color (`#RRGGBB`) for a community name. */
export function accentColor(name: string): string {
  const [first = ''] = name.trim().toLowerCase().split(/\s+/)
  return accents[first] ?? DEFAULT_ACCENT
}
