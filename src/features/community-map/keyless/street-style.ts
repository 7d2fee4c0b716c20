import type { StyleSpecification } from 'maplibre-gl'

/** How long a street style may take, in milliseconds. */
const PATIENCE = 6000

/** A style document of another service; `null` when it cannot be had or is none. */
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

/** Whether it looks like a style; MapLibre looks closely, and says `error` about what is wrong. */
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
