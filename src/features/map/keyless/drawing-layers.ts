import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { fontStack, token } from './tokens'

/** The layer of one kind of feature in `drawing.ts`. */
function layer<Type extends 'fill' | 'line' | 'symbol'>(type: Type, kind: string) {
  return {
    id: `guide-${kind}`,
    type,
    source: 'guide',
    filter: ['==', ['get', 'kind'], kind] as ['==', ['get', string], string],
  }
}

// Zoom levels in this file are MapLibre's: one less than in the rest of the app.

/** Backgrounds: the four counties, the surrounding area, and a grid at high zoom. */
export function grounds(): LayerSpecification[] {
  return [
    {
      id: 'guide-ground',
      type: 'background',
      paint: { 'background-color': token('--color-sand') },
    },
    { ...layer('fill', 'county'), paint: { 'fill-color': token('--color-paper') } },
    {
      ...layer('line', 'grid'),
      minzoom: 11,
      paint: {
        'line-color': token('--color-hairline'),
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 11, 0, 12.5, 0.9],
      },
    },
  ]
}

/** County borders, with an emphasis on the four counties. */
export function countyLines(): LayerSpecification[] {
  return [
    {
      ...layer('line', 'neighbor-line'),
      paint: {
        'line-color': token('--color-control'),
        'line-opacity': 0.35,
        'line-dasharray': [2, 3],
      },
    },
    {
      ...layer('line', 'county-line'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': token('--color-primary'),
        'line-opacity': 0.7,
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 1.2, 14, 2.5],
        'line-dasharray': [3, 2],
      },
    },
  ]
}

/**
 * Highways, which are simplified by hand. They fade where a mile would be noticed, because a price
 * would seem to be on the wrong side.
 */
export function highwayLines(): LayerSpecification[] {
  const rounded = { 'line-join': 'round', 'line-cap': 'round' } as const
  const faded = (opacity: number) =>
    ['interpolate', ['linear'], ['zoom'], 11, opacity, 13, opacity / 3] as ExpressionSpecification
  return [
    {
      ...layer('line', 'highway'),
      id: 'guide-highway-edge',
      layout: rounded,
      paint: {
        'line-color': token('--color-surface'),
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 4, 12, 7],
        'line-opacity': faded(1),
      },
    },
    {
      ...layer('line', 'highway'),
      layout: rounded,
      paint: {
        'line-color': token('--color-marigold'),
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 2, 12, 3.5],
        'line-opacity': faded(0.6),
      },
    },
    {
      ...layer('symbol', 'highway'),
      id: 'guide-highway-name',
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 280,
        'text-field': ['get', 'name'],
        'text-font': fontStack('--font-figtree', 'semibold'),
        'text-size': 11,
      },
      paint: {
        'text-color': token('--color-ink-soft'),
        'text-halo-color': token('--color-paper'),
        'text-halo-width': 2,
      },
    },
  ]
}

/** Labels, most important first: later labels are hidden if there is no space. */
export function labels(): LayerSpecification[] {
  return [
    name('neighbor-name', 'county', { size: 11, color: '--color-control' }),
    name('county-name', 'county', { size: 12.5, color: '--color-primary' }),
    name('city', 'town', { size: 14, color: '--color-ink' }),
    name('main-city', 'display', { size: 20, color: '--color-ink' }),
  ]
}

type Anchors = NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor']

/** Label position: centered, otherwise at the sides, then at the corners. */
const anchors: Anchors = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
]

interface Lettering {
  readonly size: number
  readonly color: `--color-${string}`
}

function name(
  kind: string,
  hand: 'county' | 'town' | 'display',
  { size, color }: Lettering,
): SymbolLayerSpecification {
  const isCounty = hand === 'county'
  return {
    ...layer('symbol', kind),
    // The name of a county is not useful at high zoom, where only a part is visible.
    ...(isCounty ? { maxzoom: 12 } : {}),
    layout: {
      'text-field': ['get', 'name'],
      'text-font':
        hand === 'display'
          ? fontStack('--font-fraunces', 'regular')
          : fontStack('--font-figtree', isCounty ? 'semibold' : 'medium'),
      'text-size': ['interpolate', ['linear'], ['zoom'], 7, size * 0.85, 11, size * 1.15],
      'text-letter-spacing': isCounty ? 0.28 : 0,
      'text-max-width': isCounty ? 30 : 8,
      // Moves the label if a marker covers its location.
      'text-variable-anchor': hand === 'display' ? ['center', 'top', 'bottom'] : anchors,
      'text-radial-offset': 2,
    },
    paint: {
      'text-color': token(color),
      'text-halo-color': token('--color-paper'),
      'text-halo-width': 1.5,
    },
  }
}
