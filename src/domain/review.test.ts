import { expect, it } from 'vitest'
import { type Review, type ReviewedSave, reviewAfter } from './review'

const at = '2026-11-20T15:00:00.000Z'
const contributor = { name: 'Cory', role: 'contributor' } as const
const editor = { name: 'Edda', role: 'editor' } as const
const none: Review = { state: 'none', log: [] }

/** Goes through saves one after the other, from nothing; a problem ends it. */
function after(...saves: readonly Partial<ReviewedSave>[]) {
  return saves.reduce<ReturnType<typeof reviewAfter>>((review, save) => {
    if (typeof review === 'string') return review
    const plain = { wish: null, words: '', publishes: false, by: contributor, at } as const
    return reviewAfter(review, { ...plain, ...save })
  }, none)
}

const handIn = { wish: 'submit', words: ' Please look ' } as const
const askForChanges = { wish: 'request-changes', words: 'A price is wrong', by: editor } as const
const publish = { publishes: true, by: editor }

it('goes from drafting to approval, and remembers who said what', () => {
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

it('has to be approved anew when it is changed after that', () => {
  expect(after(handIn, publish, {})).toMatchObject({ state: 'none' })
  expect(after(handIn, publish, publish)).toMatchObject({ state: 'approved' })
})

it('stays with the editor while it is worked on', () => {
  expect(after(handIn, {})).toMatchObject({ state: 'submitted' })
  expect(after(handIn, askForChanges, {})).toMatchObject({ state: 'changes-requested' })
})

it('is nothing that an editor who publishes has to go through', () => {
  expect(after({ by: editor }, publish)).toEqual(none)
})

it('lets nobody but editors ask for changes, of what was handed in, and in words', () => {
  expect(after(handIn, { ...askForChanges, by: contributor })).toBe('role')
  expect(after(askForChanges)).toBe('not-submitted')
  expect(after(handIn, { ...askForChanges, words: ' ' })).toBe('no-words')
  expect(after({ ...handIn, words: 'x'.repeat(1001) })).toBe('too-long')
})

it('remembers the last twenty steps', () => {
  const many = after(...Array.from({ length: 25 }, () => handIn))
  expect(typeof many === 'string' ? [] : many.log).toHaveLength(20)
})
