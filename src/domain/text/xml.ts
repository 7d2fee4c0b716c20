/**
 * Characters that XML 1.0 does not allow, escaped or not: control characters, two noncharacters and
 * halves of surrogate pairs.
 */
const impossible = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as the content of an element or of a quoted attribute. */
function escaped(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"]/g, (character) => entities[character] ?? '')
}

type Value = string | number

/** An element whose content is already XML. */
export function xmlParent(
  name: string,
  children: readonly string[],
  attributes: Readonly<Record<string, Value>> = {},
): string {
  return `${xmlOpening(name, attributes)}${children.join('')}</${name}>`
}

/** The opening tag of an element. */
export function xmlOpening(name: string, attributes: Readonly<Record<string, Value>> = {}): string {
  const pairs = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escaped(String(value))}"`,
  )
  return `<${name}${pairs.join('')}>`
}

/** An element with a text; nothing without one. */
export function xmlElement(
  name: string,
  value: Value | null,
  attributes: Readonly<Record<string, Value>> = {},
): string {
  if (value === null || value === '') return ''
  return xmlParent(name, [escaped(String(value))], attributes)
}
