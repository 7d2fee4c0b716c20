import type { RichHeading, RichNode, RichText } from './rich-text'

/** The text of nodes without formatting. A line break becomes a space. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type === 'break') return ' '
      return 'children' in node ? plainText(node.children) : ''
    })
    .join('')
}

/** The minimum number of headings for a table of contents. */
const WORTH_LISTING = 3

/** The main headings of a text for its table of contents. Empty if there are only a few. */
export function getOutline(text: RichText): RichHeading[] {
  const headings = text.filter((block) => block.type === 'heading')
  const main = headings.filter(({ level }) => level === 2)
  return main.length < WORTH_LISTING ? [] : main
}
