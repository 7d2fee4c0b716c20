/** The content delivery networks and caching proxies that the guide tells what has changed. */
export const cdns = ['varnish', 'fastly', 'cloudflare'] as const
export type Cdn = (typeof cdns)[number]

/**
 * The headers with the cache tags of a response. Without a CDN in the settings, `Cache-Tag` is for one
 * that is purged by other means. Fastly and Varnish read `Surrogate-Key`, separated by spaces.
 */
export function tagHeaders(
  tags: readonly string[],
  cdn: Cdn | undefined,
): Readonly<Record<string, string>> {
  return cdn === 'varnish' || cdn === 'fastly'
    ? { 'surrogate-key': tags.join(' ') }
    : { 'cache-tag': tags.join(',') }
}

/** A CDN sends a response that it cannot renew for so many seconds. */
const STALE_IF_ERROR = 86_400

/**
 * The header that lets a CDN hold a response until it is purged, at most `seconds`. Browsers and other
 * caches use `Cache-Control`. Fastly does not read `CDN-Cache-Control` (RFC 9213).
 */
export function lifetimeHeaders(
  seconds: number,
  cdn: Cdn | undefined,
): Readonly<Record<string, string>> {
  if (!cdn) return {}
  const name = cdn === 'fastly' ? 'surrogate-control' : 'cdn-cache-control'
  return { [name]: `max-age=${Math.floor(seconds)}, stale-if-error=${STALE_IF_ERROR}` }
}
