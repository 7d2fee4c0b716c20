import { describe, expect, it } from 'vitest'
import {
  adminPolicy,
  commonHeaders,
  extraSources,
  filePolicy,
  type HeaderContext,
  pagePolicy,
} from './security-headers'

const usual: HeaderContext = { dev: false, https: true, preview: false, extra: {} }

/** The sources of a directive in a policy. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.split(' ', 1)[0] === directive)
  return found?.split(' ').slice(1) ?? []
}

describe('page policy', () => {
  it('allows scripts of the site and inline scripts with the nonce, and nothing unsafe', () => {
    const policy = pagePolicy(usual, 'abc=')
    expect(sources(policy, 'script-src')).toEqual(["'self'", "'nonce-abc='"])
    expect(sources(policy, 'default-src')).toEqual(["'self'"])
    expect(sources(policy, 'object-src')).toEqual(["'none'"])
    expect(sources(policy, 'base-uri')).toEqual(["'self'"])
    expect(sources(policy, 'form-action')).toEqual(["'self'"])
  })

  it('allows framing only for the preview of the back office', () => {
    expect(sources(pagePolicy(usual, 'abc='), 'frame-ancestors')).toEqual(["'none'"])
    const preview = { ...usual, preview: true }
    expect(sources(pagePolicy(preview, 'abc='), 'frame-ancestors')).toEqual(["'self'"])
    expect(commonHeaders(usual)['X-Frame-Options']).toBe('DENY')
    expect(commonHeaders(preview)['X-Frame-Options']).toBe('SAMEORIGIN')
  })

  it('allows hot reload in development only', () => {
    const dev = pagePolicy({ ...usual, dev: true }, 'abc=')
    expect(sources(dev, 'script-src')).toEqual(["'self'", "'nonce-abc='", "'unsafe-eval'"])
    expect(sources(dev, 'connect-src')).toContain('ws:')
    expect(pagePolicy(usual, 'abc=')).not.toContain('ws:')
  })
})

describe('back office policy', () => {
  it('allows scripts with the nonce, and lets the back office frame itself', () => {
    const policy = adminPolicy(usual, 'abc=')
    expect(sources(policy, 'script-src')).toEqual(["'self'", "'nonce-abc='"])
    expect(sources(policy, 'frame-ancestors')).toEqual(["'self'"])
  })
})

describe('file policy', () => {
  it('makes an SVG that is opened directly inert', () => {
    expect(filePolicy('image/svg+xml')).toContain('sandbox')
    expect(filePolicy('image/svg+xml')).toContain("default-src 'none'")
  })

  it('disallows framing', () => {
    for (const type of ['application/json', 'application/pdf', 'text/javascript', '']) {
      expect(sources(filePolicy(type), 'frame-ancestors')).toEqual(["'none'"])
    }
  })
})

describe('common headers', () => {
  it('enforce HTTPS only if the site uses it', () => {
    expect(commonHeaders(usual)).toHaveProperty('Strict-Transport-Security')
    expect(commonHeaders({ ...usual, https: false })).not.toHaveProperty(
      'Strict-Transport-Security',
    )
    expect(pagePolicy(usual, 'abc=')).toContain('upgrade-insecure-requests')
    expect(pagePolicy({ ...usual, https: false }, 'abc=')).not.toContain(
      'upgrade-insecure-requests',
    )
  })
})

describe('extra sources', () => {
  const none = {
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: undefined,
    MAP_STYLE_URL: null,
  }

  it('are empty by default', () => {
    expect(extraSources(none)).toEqual({})
  })

  it('combine all configured services', () => {
    const extra = extraSources({
      NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key',
      MAP_STYLE_URL: 'https://tiles.example/styles/a.json',
    })
    const policy = pagePolicy({ ...usual, extra }, 'abc=')
    expect(sources(policy, 'connect-src')).toEqual(
      expect.arrayContaining(["'self'", 'https://tiles.example', 'https://*.googleapis.com']),
    )
    expect(sources(policy, 'frame-src')).toContain('https://*.google.com')
    expect(policy).not.toContain("'unsafe-eval'")
  })

  it('allow Google Maps to load and draw without unsafe-eval', () => {
    const extra = extraSources({ ...none, NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key' })
    const policy = pagePolicy({ ...usual, extra }, 'abc=')
    const api = ['https://*.googleapis.com', 'https://*.gstatic.com']
    const wanted = {
      'script-src': [...api, 'blob:', "'wasm-unsafe-eval'"],
      'img-src': [...api, 'https://*.google.com', 'https://*.googleusercontent.com', 'data:'],
      'connect-src': [...api, 'https://*.google.com', 'data:', 'blob:'],
      'frame-src': ['https://*.google.com'],
      'font-src': ['https://fonts.gstatic.com'],
      'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
      'worker-src': ['blob:'],
    }
    for (const [directive, list] of Object.entries(wanted)) {
      expect(sources(policy, directive), directive).toEqual(expect.arrayContaining(list))
    }
    expect(policy).not.toContain("'unsafe-eval'")
    expect(sources(policy, 'script-src')).not.toContain("'unsafe-inline'")
  })
})
