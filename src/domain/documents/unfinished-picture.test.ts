import { expect, it } from 'vitest'
import { findUnfinishedPicture } from './unfinished-picture'

const paragraph = (...texts: readonly string[]) => ({
  type: 'paragraph',
  children: texts.map((text) => ({ type: 'text', text })),
})

const pasted = {
  type: 'upload',
  relationTo: 'media',
  fields: {},
  pending: { formID: 'a1', src: 'data:image/png;base64,' },
}

const uploaded = { type: 'upload', relationTo: 'media', fields: {}, value: 4 }

const richText = (...children: readonly object[]) => ({ root: { type: 'root', children } })

it('a picture that was never uploaded is named by the words before it', () => {
  const text = richText(
    paragraph('The new homes on the east side', ' are open.'),
    uploaded,
    paragraph('Prices of the last months are in this chart:'),
    { type: 'list', children: [pasted] },
    paragraph('Ask for a tour.'),
  )
  expect(findUnfinishedPicture(text)).toBe(
    'The pasted picture after “…last months are in this chart:” was never uploaded. Add it again, or delete the gray box.',
  )
})

it('a picture before all words, or after few of them, is named too', () => {
  expect(findUnfinishedPicture(richText(pasted, paragraph('Prices')))).toMatch(
    /^The pasted picture at the beginning of the text was/,
  )
  expect(findUnfinishedPicture(richText(paragraph('Prices rise.'), pasted))).toMatch(
    /^The pasted picture after “Prices rise\.” was/,
  )
})

it('a text with uploaded pictures only has no unfinished one', () => {
  const populated = { ...uploaded, value: { id: 4, filename: 'a.jpg' } }
  expect(findUnfinishedPicture(richText(uploaded, populated, paragraph('Prices')))).toBeNull()
  expect(findUnfinishedPicture(null)).toBeNull()
})
