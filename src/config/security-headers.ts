import type { Env } from './env'

type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'worker-src'

/** Sources that a policy allows in addition to the site, by directive. */
export type ExtraSources = Readonly<Partial<Record<Directive, readonly string[]>>>

/** The properties that the headers of a response depend on. */
export interface HeaderContext {
  /** Development requires eval (source maps), inline scripts and a WebSocket (hot reload). */
  readonly dev: boolean
  /** The site uses HTTPS, so browsers may enforce it. */
  readonly https: boolean
  /** The page is shown in the back office's live preview, a same-origin frame. */
  readonly preview: boolean
  readonly extra: ExtraSources
}

const google = 'https://*.googleapis.com'
const googleStatic = 'https://*.gstatic.com'

/**
 * The sources that Google documents for the Maps JavaScript API (Content Security Policy guide)
 * except `unsafe-eval`, which is not needed because the map is drawn with WebAssembly. If Google
 * Maps fails anyway, the bundled map replaces it.
 */
const googleMaps: ExtraSources = {
  'script-src': [google, googleStatic, "'wasm-unsafe-eval'", 'blob:'],
  'style-src': ['https://fonts.googleapis.com'],
  'img-src': [google, googleStatic, 'https://*.google.com', 'https://*.googleusercontent.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [google, googleStatic, 'https://*.google.com', 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
}

/** External sources required by the settings: maps and map styles. */
export function extraSources(
  env: Pick<Env, 'NEXT_PUBLIC_GOOGLE_MAPS_API_KEY' | 'MAP_STYLE_URL'>,
): ExtraSources {
  const style = env.MAP_STYLE_URL && new URL(env.MAP_STYLE_URL).origin
  const parts = [
    env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ? googleMaps : {},
    style ? { 'connect-src': [style], 'img-src': [style] } : {},
  ]
  const merged: Partial<Record<Directive, readonly string[]>> = {}
  for (const part of parts) {
    for (const [name, sources] of entries(part)) {
      merged[name] = [...(merged[name] ?? []), ...sources]
    }
  }
  return merged
}

/** The headers of every response. */
export function commonHeaders({ https, preview }: HeaderContext): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': preview ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * The policy of a public page. Scripts of the site have the nonce of the render. A cached page is
 * stored with its policy, so the nonce is the same for all visitors until the page is rendered
 * again; content that was stored before cannot contain it.
 */
export function pagePolicy(context: HeaderContext, nonce: string): string {
  return policy(context, scriptsWith(nonce, context), context.preview ? "'self'" : "'none'")
}

/** The policy of a page without scripts. */
export function staticPagePolicy(context: HeaderContext): string {
  return policy(context, [], "'none'")
}

/** The policy of the back office, which is rendered for each request and may frame itself. */
export function adminPolicy(context: HeaderContext, nonce: string): string {
  return policy(context, scriptsWith(nonce, context), "'self'")
}

const scriptsWith = (nonce: string, { dev }: HeaderContext): string[] => [
  `'nonce-${nonce}'`,
  ...(dev ? ["'unsafe-eval'"] : []),
]

/** The policy of responses other than pages, such as data or a directly opened SVG. */
export function filePolicy(contentType: string): string {
  if (/[/+]xml\b/.test(contentType)) {
    return "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
  }
  // A stricter policy would break worker scripts and PDF files.
  return /json|text\/plain|x-component/.test(contentType)
    ? "default-src 'none'; frame-ancestors 'none'"
    : "frame-ancestors 'none'"
}

function policy(context: HeaderContext, scripts: readonly string[], ancestors: string): string {
  const extra = (name: Directive) => context.extra[name] ?? []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...extra('script-src')],
    'style-src': ["'self'", "'unsafe-inline'", ...extra('style-src')],
    'img-src': ["'self'", 'data:', 'blob:', ...extra('img-src')],
    'font-src': ["'self'", 'data:', ...extra('font-src')],
    'connect-src': ["'self'", ...(context.dev ? ['ws:'] : []), ...extra('connect-src')],
    'frame-src': ["'self'", ...extra('frame-src')],
    'worker-src': ["'self'", 'blob:', ...extra('worker-src')],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [ancestors],
    ...(context.https ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function entries(sources: ExtraSources) {
  return Object.entries(sources) as [Directive, readonly string[]][]
}
