import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findUnsafeSvg } from './svg-safety'

const ns = 'xmlns="http://www.w3.org/2000/svg"'
const drawing = (inside: string) => `<svg ${ns} viewBox="0 0 3 2">${inside}</svg>`

it('accepts the SVG files of the sample content', () => {
  const seed = path.resolve('src/seed')
  const files = readdirSync(seed, { recursive: true, encoding: 'utf8' })
  const drawings = files.filter((file) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(20)
  for (const file of drawings) {
    expect([file, findUnsafeSvg(readFileSync(path.join(seed, file), 'utf8'))]).toEqual([file, null])
  }
})

it('accepts the output of common SVG editors', () => {
  const kept = [
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/>',
    '<style>.a{fill:#fff;stroke:url(#b)}</style><rect class="a"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<!-- drawn by hand > --><title>A &amp; B</title><use href="#a"/>',
    '<g style="mix-blend-mode:multiply" font-family="Fraunces &amp; Co"/>',
  ]
  for (const inside of kept)
    expect([inside, findUnsafeSvg(drawing(inside))]).toEqual([inside, null])
  expect(findUnsafeSvg(`<?xml version="1.0" encoding="UTF-8"?>\n${drawing('<g/>')}`)).toBeNull()
})

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script>alert(1)</svg:script>',
  '<g onload="alert(1)"/>',
  '<g ONLOAD=alert(1) />',
  '<foreignObject><body/></foreignObject>',
  '<a href="javascript:alert(1)"><g/></a>',
  '<image href="https://elsewhere.example/pixel.png"/>',
  '<image xlink:href="//elsewhere.example/pixel.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<use href="other.svg#part"/>',
  '<style>@import url(https://elsewhere.example/a.css)</style>',
  '<style>g{fill:url(https://elsewhere.example/a)}</style>',
  '<style>g{fill:u\\72l(https://elsewhere.example/a)}</style>',
  '<g style="background:url(https://elsewhere.example/a)"/>',
  '<g fill="&#117;rl(https://elsewhere.example/a)"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<iframe src="https://elsewhere.example"/>',
  '<handler>alert(1)</handler>',
  '<g title=">" onload="alert(1)"/>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<g><script',
  '<use href="#a"/>'.repeat(13),
])('rejects %s', (inside) => {
  expect(findUnsafeSvg(drawing(inside))).not.toBeNull()
})

it('rejects document types, entities and processing instructions', () => {
  for (const before of [
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://elsewhere.example/svg11.dtd">',
    '<?xml-stylesheet href="https://elsewhere.example/a.css"?>',
    '<html/>',
    '<!-- no end ',
  ]) {
    expect(findUnsafeSvg(`${before}${drawing('<g/>')}`)).not.toBeNull()
  }
})

it('runs in linear time on adversarial input', { timeout: 30_000 }, () => {
  // With one-megabyte files, quadratic matching takes minutes.
  for (const part of ['<', '<!--', '<a "', '<svg a', 'a', '<style>', 'url(', '<a b=', ' ', '/']) {
    const text = part.repeat(1_000_000 / part.length)
    expect(findUnsafeSvg(`<svg ${text}`)).not.toBeNull()
    findUnsafeSvg(`<svg>${text}`)
  }
})
