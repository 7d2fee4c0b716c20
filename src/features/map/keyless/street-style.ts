import type { StyleSpecification } from 'maplibre-gl'

/** Timeout for a street style, in milliseconds. */
const PATIENCE = 6000

/** Fetches an external style document; `null` if it cannot be loaded or is invalid. */
export async function streetStyle(
  url: string,
  signal: AbortSignal,
): Promise<StyleSpecification | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    })
    const style: unknown = response.ok ? await response.json() : null
    return isStyle(style) ? style : null
  } catch {
    return null
  }
}

/** Checks only the basic shape; MapLibre validates the style and emits `error` events. */
function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 8 &&
    'sources' in value &&
    typeof value.sources === 'object' &&
    'layers' in value &&
    Array.isArray(value.layers)
  )
}
