import { expect, it } from 'vitest'
import type { RichLink, RichSpan } from '@/contract/rich-text/rich-text'
import { printedText, trimmed } from './plain-text'

const plain = (text: string): RichSpan => ({ type: 'text', text, marks: [] })
const link: RichLink = { type: 'link', href: '/a', newTab: false, children: [plain('a link')] }

it('printedText contains the text of links and line breaks, separated by single spaces', () => {
  expect(printedText([plain('  One '), link, { type: 'break' }, plain('  two   ')])).toBe(
    'One a link two',
  )
})

it('trimmed trims only the start and the end of a text', () => {
  expect(trimmed([plain('  One '), link, plain(' two   ')])).toEqual([
    plain('One '),
    link,
    plain(' two'),
  ])
  expect(trimmed([plain('  alone  ')])).toEqual([plain('alone')])
})
