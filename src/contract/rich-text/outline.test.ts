import { describe, expect, it } from 'vitest'
import { getOutline, plainText } from './outline'
import type { RichCell, RichHeading, RichLink, RichList, RichSpan } from './rich-text'

const plain = (text: string): RichSpan => ({ type: 'text', text, marks: ['bold'] })

describe('plainText', () => {
  it('contains the text of links, and a space for a line break', () => {
    const link: RichLink = { type: 'link', href: '/a', newTab: false, children: [plain('two')] }
    expect(plainText([plain('one '), link, { type: 'break' }, plain('three')])).toBe(
      'one two three',
    )
  })

  it('contains the complete text of lists and tables', () => {
    const inner: RichList = {
      type: 'list',
      ordered: false,
      start: 1,
      children: [{ type: 'item', children: [plain('six!!!')] }],
    }
    const list: RichList = {
      ...inner,
      children: [{ type: 'item', children: [plain('four'), inner] }],
    }
    expect(plainText([list])).toBe('foursix!!!')
    const cell = (text: string): RichCell => ({
      type: 'cell',
      scope: null,
      colSpan: 1,
      rowSpan: 1,
      children: [plain(text)],
    })
    const rows = [['a', 'b'], ['c']].map((texts, index) => ({
      type: 'row' as const,
      isHead: index === 0,
      children: texts.map(cell),
    }))
    expect(plainText([{ type: 'table', children: rows }])).toBe('abc')
  })

  it('is empty for nodes without text', () => {
    expect(plainText([{ type: 'rule' }])).toBe('')
  })
})

describe('getOutline', () => {
  const heading = (id: string, level: RichHeading['level'] = 2): RichHeading => ({
    type: 'heading',
    level,
    id,
    children: [plain(id)],
  })

  it('lists the main headings of a text with at least three of them', () => {
    const main = [heading('a'), heading('b'), heading('c')]
    expect(
      getOutline([heading('a'), { type: 'rule' }, heading('minor', 3), heading('b'), heading('c')]),
    ).toEqual(main)
  })

  it('is empty for a text with fewer main headings', () => {
    expect(getOutline([heading('a'), heading('b'), heading('c', 3), heading('d', 4)])).toEqual([])
  })
})
