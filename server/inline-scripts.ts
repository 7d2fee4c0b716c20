import { createHash } from 'node:crypto'

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi

/**
 * The Content Security Policy hashes of the inline scripts in a page. Scripts with a `src` and data
 * blocks (`application/ld+json`) need no hash.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (/\ssrc\s*=/i.test(attributes) || isData(attributes)) continue
    hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  }
  return [...hashes]
}

function isData(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
  return type !== undefined && !/javascript|module|importmap|speculationrules/i.test(type)
}
