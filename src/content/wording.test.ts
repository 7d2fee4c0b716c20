import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findDocumentMarks, findWording } from '@/lib/wording/find-marks'
import { defaultWording } from './wording'

const find = (text: string) => findWording(text, defaultWording)
const wordsIn = (text: string) => find(text).map(({ words }) => words)

const honest = readFileSync(
  new URL('../../tests/fixtures/wording/honest-sentences.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')

const forms = defaultWording.flatMap(({ term, otherForms }) => [term, ...otherForms])

describe('the default list of words', () => {
  it('marks at most 2% of 200 honest sentences', () => {
    expect(new Set(honest).size).toBe(200)
    const marked = honest.filter((sentence) => find(sentence).length > 0)
    expect(marked.length, marked.join('\n')).toBeLessThanOrEqual(4)
  })

  it('marks no words that HUD’s memorandum of 1995 allows', () => {
    const allowed = [
      'Master bedroom, family room, great view, walk-in closets, fourth-floor walk-up.',
      'A rare find in a desirable neighborhood with quiet streets.',
      'Walking distance to the bus stop; jogging trails; wheelchair ramp.',
      'A mother-in-law suite and a bachelor apartment.',
      'An apartment complex with a chapel. Kosher meals available.',
      'Merry Christmas! Happy Easter! Santa Claus and the Easter Bunny visit on Saturday.',
      'Non-smoking and sober residents. No bicycles allowed.',
    ]
    expect(allowed.flatMap(wordsIn)).toEqual([])
  })

  it('finds each term and each of its other forms in a sentence of its own', () => {
    const missed = forms.filter(
      (form) => wordsIn(`Homes from $310,000, ${form}, near Loop 1604.`)[0] !== form,
    )
    expect(missed).toEqual([])
  })

  it('has each form once, with a reason, a replacement and a source', () => {
    const lower = forms.map((form) => form.toLowerCase())
    expect(lower.filter((form, index) => lower.indexOf(form) !== index)).toEqual([])
    for (const { why, instead, source } of defaultWording) {
      expect(why).not.toBe('')
      expect(instead).not.toBe('')
      expect(source).toMatch(/CFR|Texas Property Code/)
    }
  })

  it('has terms in English and in Spanish', () => {
    expect(wordsIn('Casa en venta: sólo adultos, SIN NIÑOS.')).toEqual([
      'sólo adultos',
      'SIN NIÑOS',
    ])
    expect(wordsIn('Adults only. No   children\nallowed.')).toEqual([
      'Adults only',
      'No   children\nallowed',
    ])
  })

  it('only points out words that can be lawful', () => {
    const isHint = (text: string) => find(text).map((mark) => mark.isHint)
    expect(isHint('A 55+ community with an indoor pool.')).toEqual([true])
    expect(isHint('An exclusive neighborhood.')).toEqual([true])
    expect(isHint('Perfect for families.')).toEqual([true])
    expect(isHint('No children.')).toEqual([false])
  })
})

it('a mark has the place of the words and the line around them', () => {
  const text = 'Three bedrooms.\nQuiet pool, adults only, with shade.'
  const [mark] = find(text)
  expect(text.slice(mark?.start, mark?.end)).toBe('adults only')
  expect(mark).toMatchObject({ before: 'Quiet pool, ', after: ', with shade.' })
})

it('words end with their sentence, and are whole words', () => {
  expect(wordsIn('Basement: no. Children play in the park.')).toEqual([])
  expect(wordsIn('No children’s pool, but a casino kidsroom.')).toEqual([])
})

it('all texts of a document are read, also rows and rich text', () => {
  const root = {
    children: [
      { type: 'heading', children: [{ type: 'text', text: 'Adults' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'For ' },
          { type: 'link', children: [{ type: 'text', text: 'able-bodied' }] },
          { type: 'text', text: ' buyers' },
        ],
      },
      { type: 'paragraph', children: [{ type: 'text', text: 'only' }] },
    ],
  }
  const article = { title: 'No children', content: { root }, slug: 'adults-only' }
  expect(findDocumentMarks('blog-posts', article, defaultWording)).toMatchObject([
    { field: 'Title', words: 'No children' },
    { field: 'Text', words: 'able-bodied', before: 'For ', after: ' buyers' },
  ])
  const community = {
    description: null,
    incentives: [{ text: 'For singles only' }, { text: null }],
  }
  expect(findDocumentMarks('communities', community, defaultWording)).toMatchObject([
    { field: 'Incentives', words: 'singles only' },
  ])
})
