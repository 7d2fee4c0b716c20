import type { IncomingMessage } from 'node:http'

/** Payload treats a POST with one of these headers as a request with the method they name. */
const overrides = ['x-payload-http-method-override', 'x-http-method-override'] as const

/**
 * Every method that Next or Payload may use for the request, so an override header cannot bypass a
 * limit.
 */
export function getMethods(req: IncomingMessage): string[] {
  const named = overrides.flatMap((header) => req.headers[header] ?? [])
  return [req.method ?? 'GET', ...named].map((method) => method.toUpperCase())
}

/**
 * Every path that Next or Payload may resolve the request to: lower case, without a trailing slash,
 * with repeated slashes collapsed, percent-decoded repeatedly, with and without `..` resolved.
 * Alternative spellings of a path cannot bypass a limit.
 */
export function getPaths(url = '/'): string[] {
  const found = new Set<string>()
  let path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? ''
  for (let round = 0; round < 4; round += 1) {
    const segments = path.toLowerCase().split(/[/\\]/)
    const named = segments.filter((segment) => segment !== '')
    // `..` removes either an empty segment or the segment before it, depending on when slashes are
    // collapsed.
    for (const reading of [named, resolved(named), resolved(segments)]) found.add(joined(reading))
    const decoded = decode(path)
    if (decoded === path) break
    path = decoded
  }
  return [...found]
}

function joined(segments: readonly string[]): string {
  return `/${segments.filter((segment) => segment !== '').join('/')}`
}

function resolved(segments: readonly string[]): string[] {
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '.') kept.push(segment)
  }
  return kept
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
