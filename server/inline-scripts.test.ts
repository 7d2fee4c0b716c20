import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-scripts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

it('hashes the exact text of each distinct inline script once', () => {
  const html = `<script>a()\n</script><p>x</p><SCRIPT id="b" nomodule>b("é")</SCRIPT ><script>a()\n</script>`
  expect(inlineScriptHashes(html)).toEqual([hashOf('a()\n'), hashOf('b("é")')])
})

it('skips scripts with a src and data blocks', () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>`
  expect(inlineScriptHashes(html)).toEqual([])
})

it.each(['module', 'text/javascript', 'importmap', 'speculationrules'])(
  'hashes a script of type %s',
  (type) => {
    expect(inlineScriptHashes(`<script type="${type}">x</script>`)).toEqual([hashOf('x')])
  },
)

it('does not mistake data-src for src', () => {
  expect(inlineScriptHashes('<script data-src="x">y</script>')).toEqual([hashOf('y')])
})
