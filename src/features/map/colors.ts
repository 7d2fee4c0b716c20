import type { SchoolLevel } from '@/domain/enums'
import type { MarkerColor } from '@/domain/map/marker-color'

/** Background and text colors of a marker, with a contrast of at least 4.5:1. */
export const pillColors: Readonly<Record<MarkerColor, string>> = {
  blue: 'bg-marker-blue text-surface',
  orange: 'bg-marker-orange text-ink',
  yellow: 'bg-marker-yellow text-ink',
  red: 'bg-marker-red text-surface',
  grey: 'bg-marker-grey text-surface',
}

export const ringColors: Readonly<Record<MarkerColor, string>> = {
  blue: 'stroke-marker-blue',
  orange: 'stroke-marker-orange',
  yellow: 'stroke-marker-yellow',
  red: 'stroke-marker-red',
  grey: 'stroke-marker-grey',
}

export const schoolColors: Readonly<Record<SchoolLevel, string>> = {
  elementary: 'bg-school-elementary',
  middle: 'bg-school-middle',
  high: 'bg-school-high',
  private: 'bg-school-private',
}
