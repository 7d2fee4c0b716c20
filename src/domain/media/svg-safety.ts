/** Allowed SVG elements: shapes, text and styling. No scripts, links or external files. */
const elements = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern symbol marker use image style filter
  feGaussianBlur feOffset feFlood feBlend feColorMatrix feComposite feMerge feMergeNode
  feDropShadow`.split(/\s+/),
)

/** Nested `use` elements multiply their targets exponentially, so their number is limited. */
const USES = 12
const ELEMENTS = 20_000
const STYLES = 5

// The patterns run in linear time: uploads may be crafted to cause catastrophic backtracking.
const tag = /<(\/?)([^\s/<>"']*)((?:[\s/](?:[^<>"']|"[^"<]*"|'[^'<]*')*)?)>/g
const attribute = /([^\s=/"']{1,60})\s*=\s*("[^"]*"|'[^']*')/g
const ownPart = /^#[\w.:-]+$/
const ownPicture = /^data:image\/(png|jpe?g|webp);base64,[A-Za-z0-9+/=\s]+$/

/** Whether a style contains nothing that loads a resource and no escapes that could hide it. */
function isPlainStyle(style: string): boolean {
  const others = style.replace(/url\(\s*["']?#[\w.:-]+["']?\s*\)/gi, '')
  return !/[\\&<]|@import|@font-face|url\s*\(|expression|javascript:|image(-set)?\s*\(/i.test(
    others,
  )
}

function wrongAttribute(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `the attribute ${name}`
  if (/(^|:)href$/i.test(name)) {
    return ownPart.test(value) || ownPicture.test(value) ? null : 'an external link'
  }
  if (/^(src|srcdoc|action|formaction|xml:base)$/i.test(name)) return `the attribute ${name}`
  if (/^xmlns/i.test(name)) return null
  return isPlainStyle(value.replace(/&(amp|lt|gt|quot|apos);/g, ''))
    ? null
    : 'a style that loads a resource'
}

function wrongTag(name: string, attributes: string): string | null {
  if (!elements.has(name)) return `the element <${name.slice(0, 30)}>`
  const rest = attributes.replace(attribute, '')
  if (/[^\s/]/.test(rest)) return 'an attribute without quotes'
  for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
    const wrong = wrongAttribute(key, value.slice(1, -1))
    if (wrong) return wrong
  }
  return null
}

/** The text without its comments; `null` if a comment is not closed. */
function withoutComments(text: string): string | null {
  const [first = '', ...others] = text.split('<!--')
  const rests = others.map((part) => {
    const end = part.indexOf('-->')
    return end < 0 ? null : part.slice(end + 3)
  })
  return rests.includes(null) ? null : first + rests.join('')
}

function tooMany(names: readonly (string | undefined)[]): string | null {
  const count = (wanted: string) => names.filter((name) => name === wanted).length
  if (names.length > ELEMENTS) return `more than ${ELEMENTS} elements`
  // Elements with an end tag are counted twice.
  if (count('use') > USES) return `more than ${USES} <use> elements`
  return count('style') > 2 * STYLES ? `more than ${STYLES} styles` : null
}

/**
 * Describes what makes an SVG unsafe; `null` for a safe one. Everything that is not on the allow
 * list is unsafe.
 */
export function findUnsafeSvg(svg: string): string | null {
  const text = withoutComments(svg.replace(/^\uFEFF?\s*<\?xml\s[^?]*\?>/, ''))
  if (text === null) return 'an unclosed comment'
  if (text.includes('<!')) return 'a document type or entity'
  if (text.includes('<?')) return 'a processing instruction'
  const tags = [...text.matchAll(tag)]
  if (tags[0]?.[2] !== 'svg') return 'content that is not SVG'
  const many = tooMany(tags.map(([, , name]) => name))
  if (many) return many
  for (const [, , name = '', attributes = ''] of tags) {
    const wrong = wrongTag(name, attributes)
    if (wrong) return wrong
  }
  // Only text content and styles remain after the tags are removed.
  if (text.replace(tag, '').includes('<')) return 'an invalid tag'
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  return styles.every(([, style = '']) => isPlainStyle(style))
    ? null
    : 'a style that loads a resource'
}
