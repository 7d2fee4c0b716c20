import { expect, it } from 'vitest'
import { newStep, type Review, type ReviewedSave, reviewAfter, reviewRecipients } from './review'

const at = '2026-11-20T15:00:00.000Z'
const contributor = { id: 1, name: 'Cory', role: 'contributor' } as const
const editor = { id: 2, name: 'Edda', role: 'editor' } as const
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

it('a review moves from draft to approval and records each author and message', () => {
  expect(after(handIn, askForChanges, {}, handIn, { ...publish, words: 'Thanks' })).toEqual({
    state: 'approved',
    log: [
      { state: 'submitted', at, by: 'Cory', userId: 1, words: 'Please look' },
      { state: 'changes-requested', at, by: 'Edda', userId: 2, words: 'A price is wrong' },
      { state: 'submitted', at, by: 'Cory', userId: 1, words: 'Please look' },
      { state: 'approved', at, by: 'Edda', userId: 2, words: 'Thanks' },
    ],
  })
})

it('a review requires a new approval after a change', () => {
  expect(after(handIn, publish, {})).toMatchObject({ state: 'none' })
  expect(after(handIn, publish, publish)).toMatchObject({ state: 'approved' })
})

it('a review stays submitted while the document is edited', () => {
  expect(after(handIn, {})).toMatchObject({ state: 'submitted' })
  expect(after(handIn, askForChanges, {})).toMatchObject({ state: 'changes-requested' })
})

it('a review does not start when an editor publishes directly', () => {
  expect(after({ by: editor }, publish)).toEqual(none)
})

it('a review allows only editors to request changes, only of submitted documents, with a message', () => {
  expect(after(handIn, { ...askForChanges, by: contributor })).toBe('role')
  expect(after(askForChanges)).toBe('not-submitted')
  expect(after(handIn, { ...askForChanges, words: ' ' })).toBe('no-message')
  expect(after({ ...handIn, words: 'x'.repeat(1001) })).toBe('too-long')
})

it('a review stores the last twenty steps', () => {
  const many = after(...Array.from({ length: 25 }, () => handIn))
  expect(typeof many === 'string' ? [] : many.log).toHaveLength(20)
})

/** The recipients of the last step after the saves, as ids. */
function notified(...saves: readonly Partial<ReviewedSave>[]) {
  const review = after(...saves)
  const admin = { id: 3, role: 'admin' } as const
  const colleague = { id: 4, role: 'contributor' } as const
  const log = typeof review === 'string' ? [] : review.log
  return reviewRecipients(log, [contributor, editor, admin, colleague]).map(({ id }) => id)
}

it('a review notifies editors and admins of a submitted document, and its contributor of a decision', () => {
  expect(notified(handIn)).toEqual([2, 3])
  expect(notified(handIn, askForChanges)).toEqual([1])
  expect(notified(handIn, askForChanges, handIn, publish)).toEqual([1])
  expect(notified({ ...handIn, by: editor })).toEqual([3])
  expect(notified({ ...handIn, by: editor }, publish)).toEqual([])
  expect(notified()).toEqual([])
})

it('newStep finds the step that a save added', () => {
  const step = (day: string) =>
    ({ state: 'submitted', at: `${day}T15:00:00.000Z`, by: 'Cory', userId: 1, words: '' }) as const
  const [first, second] = [step('2026-11-20'), step('2026-11-21')]
  expect(newStep([], [first])).toBe(first)
  expect(newStep([first], [first, second])).toBe(second)
  expect(newStep([first], [first])).toBeNull()
  expect(newStep([first, second], [first])).toBeNull()
})
