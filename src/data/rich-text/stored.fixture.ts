/** Lexical nodes with only the fields that the parser reads. */
type Node = Readonly<Record<string, unknown>>

const node = (type: string, rest: Node = {}): Node => ({ type, version: 1, ...rest })

const inside = (type: string, children: readonly Node[], rest: Node = {}): Node =>
  node(type, { direction: 'ltr', format: '', indent: 0, children, ...rest })

export const text = (value: string, format = 0): Node =>
  node('text', { text: value, format, detail: 0, mode: 'normal', style: '' })

export const lineBreak = node('linebreak')

export const paragraph = (...children: Node[]): Node => inside('paragraph', children)

export const quote = (...children: Node[]): Node => inside('quote', children)

export const heading = (tag: string, ...children: Node[]): Node =>
  inside('heading', children, { tag })

export const link = (url: string, label: string, newTab = false): Node =>
  inside('link', [text(label)], { fields: { linkType: 'custom', url, newTab } })

export const documentLink = (relationTo: string, value: unknown, label: string): Node =>
  inside('link', [text(label)], {
    fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
  })

export const list = (listType: 'bullet' | 'number', items: readonly Node[], start = 1): Node =>
  inside('list', items, { listType, start, tag: listType === 'number' ? 'ol' : 'ul' })

export const item = (...children: Node[]): Node => inside('listitem', children, { value: 1 })

export const table = (...rows: Node[]): Node => inside('table', rows)

export const row = (...cells: Node[]): Node => inside('tablerow', cells)

/** A table cell. `headerState` is 1 in a header row and 2 in a header column. */
export const cell = (headerState: number, ...children: Node[]): Node =>
  inside('tablecell', children, { headerState, colSpan: 1, rowSpan: 1 })

export const upload = (value: unknown, caption?: string): Node =>
  node('upload', { relationTo: 'media', value, fields: caption === undefined ? {} : { caption } })

export const communityCard = (community: unknown): Node =>
  node('block', { format: '', fields: { blockType: 'community-card', blockName: '', community } })

export const rule = node('horizontalrule')

export const lexical = (...children: Node[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})
