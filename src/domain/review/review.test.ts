import { expect, it } from 'vitest'
import { type Review, type ReviewedSave, reviewAfter } from './review'

const at = '2026-11-20T15:00:00.000Z'
const contributor = { name: 'Cory', role: 'contributor' } as const
const editor = { name: 'Edda', role: 'editor' } as const
const none: Review = { state: 'none', log: [] }

/** Applies saves in sequence, starting without a review; a problem stops the sequence. */
function after(...saves: readonly Partial<ReviewedSave>[]) {
  return saves.reduce<ReturnType<typeof reviewAfter>>((review, save) => {
    if (typeof review === 'string') return review
    const plain = { action: null, words: '', publishes: false, by: contributor, at } as const
    return reviewAfter(review, { ...plain, ...save })
  }, none)
}

const handIn = { action: 'submit', words: ' Please look ' } as const
const askForChanges = { action: 'request-changes', words: 'A price is wrong', by: editor } as const
const publish = { publishes: true, by: editor }

it('moves from draft to approval and records each author and message', () => {
  expect(after(handIn, askForChanges, {}, handIn, { ...publish, words: 'Thanks' })).toEqual({
    state: 'approved',
    log: [
      { state: 'submitted', at, by: 'Cory', words: 'Please look' },
      { state: 'changes-requested', at, by: 'Edda', words: 'A price is wrong' },
      { state: 'submitted', at, by: 'Cory', words: 'Please look' },
      { state: 'approved', at, by: 'Edda', words: 'Thanks' },
    ],
  })
})

it('requires a new approval after a change', () => {
  expect(after(handIn, publish, {})).toMatchObject({ state: 'none' })
  expect(after(handIn, publish, publish)).toMatchObject({ state: 'approved' })
})

it('stays submitted while the document is edited', () => {
  expect(after(handIn, {})).toMatchObject({ state: 'submitted' })
  expect(after(handIn, askForChanges, {})).toMatchObject({ state: 'changes-requested' })
})

it('does not start when an editor publishes directly', () => {
  expect(after({ by: editor }, publish)).toEqual(none)
})

it('allows only editors to request changes, only of submitted documents, with a message', () => {
  expect(after(handIn, { ...askForChanges, by: contributor })).toBe('role')
  expect(after(askForChanges)).toBe('not-submitted')
  expect(after(handIn, { ...askForChanges, words: ' ' })).toBe('no-message')
  expect(after({ ...handIn, words: 'x'.repeat(1001) })).toBe('too-long')
})

it('stores the last twenty steps', () => {
  const many = after(...Array.from({ length: 25 }, () => handIn))
  expect(typeof many === 'string' ? [] : many.log).toHaveLength(20)
})
