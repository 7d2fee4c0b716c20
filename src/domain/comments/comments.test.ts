import { expect, it } from 'vitest'
import { commentRecipients, mentionable, splitMentions } from './comments'

const cory = { id: 1, name: 'Cory', role: 'contributor' } as const
const edda = { id: 2, name: 'Edda', role: 'editor' } as const
const eddaLee = { id: 3, name: 'Edda Lee', role: 'admin' } as const
const dana = { id: 4, name: 'Dana', role: 'contributor' } as const
const staff = [cory, edda, eddaLee, dana]

const mentions = (text: string) =>
  splitMentions(
    text,
    staff.map(({ name }) => name),
  ).flatMap((part) => (part.isMention ? [part.text] : []))

it('a mention is the longest name after an @, as a whole word', () => {
  expect(mentions('@Edda Lee, ask @Cory. And @Edda?')).toEqual(['@Edda Lee', '@Cory', '@Edda'])
  expect(mentions('mail cory@Cory.example, @Eddard, @cory, Dana')).toEqual([])
})

it('the parts of a comment are its whole text', () => {
  for (const text of ['', '@', '@Cory', 'Hi @Cory!', 'no @one', '@Cory@Dana']) {
    expect(
      splitMentions(text, ['Cory', 'Dana', ''])
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  }
})

it('editors mention all others, contributors the editors, the admins and the writers of the document', () => {
  expect(mentionable({ by: edda, writers: [] }, staff)).toEqual([cory, eddaLee, dana])
  expect(mentionable({ by: cory, writers: [] }, staff)).toEqual([edda, eddaLee])
  expect(mentionable({ by: cory, writers: [4] }, staff)).toEqual([edda, eddaLee, dana])
})

it('a comment is told to the mentioned and to the writers once, and not to its author', () => {
  expect(commentRecipients('Why?', { by: edda, writers: [1, 2] }, staff)).toEqual([cory])
  expect(commentRecipients('@Cory @Dana @Edda', { by: edda, writers: [1] }, staff)).toEqual([
    cory,
    dana,
  ])
  expect(commentRecipients('@Dana @Edda', { by: cory, writers: [1] }, staff)).toEqual([edda])
})
