import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg'

const ns = 'xmlns="http://www.w3.org/2000/svg"'
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const drawing = (inside: string) => `<svg ${ns} viewBox="0 0 3 2">${inside}</svg>`
const empty = `<svg ${ns} viewBox="0 0 3 2"/>`

async function cleaned(text: string): Promise<string> {
  const result = await cleanSvg(text)
  if ('problem' in result) throw new Error(result.problem)
  return result.svg
}

it('cleanSvg keeps how the drawings of the sample content look', { timeout: 120_000 }, async () => {
  const seed = path.resolve('src/seed')
  const files = readdirSync(seed, { recursive: true, encoding: 'utf8' })
  const drawings = files.filter((file) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(20)
  const pixels = (svg: string) => sharp(Buffer.from(svg)).resize({ width: 200 }).raw().toBuffer()
  for (const file of drawings) {
    const text = readFileSync(path.join(seed, file), 'utf8')
    const same = (await pixels(await cleaned(text))).equals(await pixels(text))
    expect([file, same]).toEqual([file, true])
  }
})

describe('what drawing programs write', () => {
  it.each([
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/>',
    '<style>.a{fill:#fff;stroke:url(#b)}</style><rect class="a"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<title>A &amp; B</title><use href="#a"/>',
    `<use ${xlink} xlink:href="#a"/>`,
    '<g style="mix-blend-mode:multiply" font-family="Fraunces &amp; Co"/>',
    '<clipPath id="a"><path d="M0 0"/></clipPath><g clip-path="url(#a)"/>',
    '<filter id="a"><feGaussianBlur stdDeviation="2"/><feDropShadow dx="1"/></filter>',
    '<text><textPath href="#a">A</textPath><tspan>B</tspan></text>',
  ])('remains: %s', async (inside) => {
    expect(await cleaned(drawing(inside))).toBe(drawing(inside))
  })

  it('remains without declarations, comments and editor data', async () => {
    const inkscape = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://www.w3.org/svg11.dtd">'
    const inside = '<!-- drawn by hand > --><g inkscape:label="Layer 1"><path d="M0 0"/></g>'
    const file = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${doctype}<svg ${ns} ${inkscape}>${inside}</svg>`
    expect(await cleaned(file)).toMatch(/^<svg [^>]+><g><path d="M0 0"\/><\/g><\/svg>$/)
  })

  it('remains when styles are in a CDATA section', async () => {
    expect(await cleaned(drawing('<style><![CDATA[.a{fill:red}]]></style>'))).toBe(
      drawing('<style>.a{fill:red}</style>'),
    )
  })
})

it.each([
  ['<script>alert(1)</script>', ''],
  ['<SCRIPT>alert(1)</SCRIPT>', ''],
  ['<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', ''],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', 'alert(1)'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', 'alert(1)'],
  ['<g onload="alert(1)"/>', '<g/>'],
  ['<g ONLOAD="alert(1)"/>', '<g/>'],
  ['<g title=">" onload="alert(1)"/>', '<g/>'],
  ['<foreignObject><body onload="alert(1)"/></foreignObject>', ''],
  ['<a href="javascript:alert(1)"><g/></a>', '<g/>'],
  ['<image href="https://elsewhere.example/pixel.png"/>', '<image/>'],
  [
    `<g ${xlink}><image xlink:href="//elsewhere.example/pixel.png"/></g>`,
    `<g ${xlink}><image/></g>`,
  ],
  ['<image xmlns:l="http://www.w3.org/1999/xlink" l:href="//elsewhere.example/a"/>', '<image/>'],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image/>'],
  ['<use href="other.svg#part"/>', '<use/>'],
  ['<filter><feImage href="https://elsewhere.example/a"/></filter>', '<filter><feImage/></filter>'],
  ['<g xml:base="https://elsewhere.example/"/>', '<g/>'],
  ['<style>@import url(https://elsewhere.example/a.css)</style>', '<style/>'],
  ['<style>g{fill:url(https://elsewhere.example/a)}</style>', '<style/>'],
  ['<style>g{fill:u\\72l(https://elsewhere.example/a)}</style>', '<style/>'],
  ['<style><![CDATA[g{fill:url(https://elsewhere.example/a)}]]></style>', '<style/>'],
  ['<g style="background:url(https://elsewhere.example/a)"/>', '<g/>'],
  ['<g fill="&#117;rl(https://elsewhere.example/a)"/>', '<g/>'],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', ''],
  ['<set attributeName="onload" to="alert(1)"/>', ''],
  ['<iframe src="https://elsewhere.example"/>', ''],
  ['<handler>alert(1)</handler>', 'alert(1)'],
  ['<?xml-stylesheet href="https://elsewhere.example/a.css"?>', ''],
  ['<![CDATA[<script>alert(1)</script>]]>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<style><![CDATA[</style><script>alert(1)</script><style>]]></style>', '<style/>'],
])('cleanSvg makes %s harmless', async (inside, rest) => {
  expect(await cleaned(drawing(inside))).toBe(rest === '' ? empty : drawing(rest))
})

it('cleanSvg removes what stands before the drawing', async () => {
  for (const before of [
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    '<?xml-stylesheet href="https://elsewhere.example/a.css"?>',
  ]) {
    expect(await cleaned(before + drawing('<g/>'))).toBe(drawing('<g/>'))
  }
})

it.each([
  ['an unquoted attribute', drawing('<g onload=alert(1) />'), /not valid XML/],
  ['an unknown prefix', drawing('<svg:script>alert(1)</svg:script>'), /not valid XML/],
  ['a tag without an end', drawing('<g><script'), /not valid XML/],
  ['a comment without an end', `<!-- no end ${drawing('<g/>')}`, /not valid XML/],
  ['two root elements', `<html/>${drawing('<g/>')}`, /no <svg> element at the top/],
  ['another namespace', '<svg><g/></svg>', /no <svg> element at the top/],
  ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', /no <svg> element at the top/],
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('<text>&a;</text>')}`,
    /not valid XML/,
  ],
  [
    'recursive entities',
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${drawing('<text>&b;</text>')}`,
    /not valid XML/,
  ],
  ['too many copies', drawing('<use href="#a"/>'.repeat(13)), /12 <use> elements/],
  ['too many elements', drawing('<g/>'.repeat(10_001)), /10000 elements/],
  ['too many nested elements', drawing('<g>'.repeat(200) + '</g>'.repeat(200)), /100 nested/],
])('cleanSvg refuses a file with %s', async (_, text, problem) => {
  const result = await cleanSvg(text)
  expect('problem' in result ? result.problem : result.svg).toMatch(problem)
})

it('cleanSvg runs in linear time on adversarial input', { timeout: 60_000 }, async () => {
  // With one-megabyte files, quadratic matching takes minutes.
  for (const part of ['<', '<!--', '<a "', '<g>', 'a', '<style>', 'url(', 'a="" ', ' ', '/', '&']) {
    const text = part.repeat(1_000_000 / part.length)
    for (const start of ['<svg ', `<svg ${ns}>`, `<svg ${ns}><style>`, `<svg ${ns}><g fill="`]) {
      await cleanSvg(start + text)
      await cleanSvg(`${start}${text}${start.endsWith('"') ? '"/>' : ''}</svg>`)
    }
    await cleanSvg(drawing(`<style>${text}</style>`))
    await cleanSvg(drawing(`<g fill="${text}"/>`))
  }
})
