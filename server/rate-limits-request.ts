import type { IncomingMessage } from 'node:http'

/** Payload takes a POST with one of these for the method they name. */
const overrides = ['x-payload-http-method-override', 'x-http-method-override'] as const

/** Every method a request may be taken for: a header that names another one hides nothing. */
export function methodsOf(req: IncomingMessage): string[] {
  const named = overrides.flatMap((header) => req.headers[header] ?? [])
  return [req.method ?? 'GET', ...named].map((method) => method.toUpperCase())
}

/**
 * Every path a request may be taken for further in: lower case, without a closing slash, slashes
 * collapsed, percent signs decoded as often as they decode, with and without resolving `..`. Nobody
 * gets round a limit by spelling its path in another way.
 */
export function pathsOf(url = '/'): string[] {
  const found = new Set<string>()
  let path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? ''
  for (let round = 0; round < 4; round += 1) {
    const segments = path.toLowerCase().split(/[/\\]/)
    const named = segments.filter((segment) => segment !== '')
    // `..` takes an empty segment away or the one before it, as slashes collapse later or sooner.
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
