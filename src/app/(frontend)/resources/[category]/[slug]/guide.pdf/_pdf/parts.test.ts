import { expect, it } from 'vitest'
import type { RichBlock } from '@/contract/rich-text/rich-text'
import { splitParts } from './parts'

const heading = (id: string, level: 2 | 3 = 2): RichBlock => ({
  type: 'heading',
  level,
  id,
  children: [{ type: 'text', text: id, marks: [] }],
})

const paragraph = (length: number): RichBlock => ({
  type: 'paragraph',
  children: [{ type: 'text', text: 'x'.repeat(length), marks: [] }],
})

const lengths = (text: RichBlock[]) => splitParts(text).map((part) => part.length)

it('splitParts does not split a guide of usual length', () => {
  expect(lengths([heading('a'), paragraph(9000), heading('b'), paragraph(9000)])).toEqual([4])
  expect(splitParts([])).toEqual([[]])
})

it('splitParts starts a new part at the first main heading after a long part', () => {
  const parts = splitParts([
    heading('a'),
    paragraph(40_000),
    heading('minor', 3),
    paragraph(10),
    heading('b'),
    paragraph(10),
  ])
  expect(parts.map(([first]) => first)).toEqual([heading('a'), heading('b')])
})

it('splitParts splits a text without headings at any block and loses nothing', () => {
  const text = Array.from({ length: 40 }, (_, index) => paragraph(5000 + index))
  expect(splitParts(text).flat()).toEqual(text)
  expect(lengths(text).length).toBeGreaterThan(2)
})
