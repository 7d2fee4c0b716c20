import { expect, it } from 'vitest'
import type { RichInline } from '@/contract/rich-text/rich-text'
import { blockLength, plainText, trimmed } from './plain-text'

const plain = (text: string): RichInline => ({ type: 'text', text, marks: [] })
const link: RichInline = { type: 'link', href: '/a', newTab: false, children: [plain('a link')] }

it('contains the text of links and line breaks, separated by single spaces', () => {
  expect(plainText([plain('  One '), link, { type: 'break' }, plain('  two   ')])).toBe(
    'One a link two',
  )
})

it('trims only the start and the end of a text', () => {
  expect(trimmed([plain('  One '), link, plain(' two   ')])).toEqual([
    plain('One '),
    link,
    plain(' two'),
  ])
  expect(trimmed([plain('  alone  ')])).toEqual([plain('alone')])
})

it('counts the complete text of lists and tables', () => {
  const inner = { type: 'list', ordered: false, start: 1 } as const
  const item = (text: string) => ({ children: [plain(text)], nested: [] })
  const list = {
    ...inner,
    items: [{ ...item('four'), nested: [{ ...inner, items: [item('six!!!')] }] }],
  }
  expect(blockLength(list)).toBe(10)
  const cell = { isHeading: false, colSpan: 1, rowSpan: 1, children: [plain('  abc  ')] }
  expect(blockLength({ type: 'table', head: [[cell]], body: [[cell, cell]] })).toBe(9)
  expect(blockLength({ type: 'rule' })).toBe(0)
})
