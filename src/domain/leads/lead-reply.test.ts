import { expect, it } from 'vitest'
import { unknownPlaceholderProblem } from '../text/placeholders'
import { fillReply, replyPlaceholders } from './lead-reply'

const values = { name: 'Ana', about: 'Villa {sender}', sender: 'Edda', publisher: 'The Guide' }

it('a reply fills the template once, so that a value adds no placeholders', () => {
  const template = {
    name: 'Short',
    subject: 'About {about}',
    text: 'Hi {name},\n{about}\n{sender}, {publisher}',
  }
  expect(fillReply(template, values)).toEqual({
    name: 'Short',
    subject: 'About Villa {sender}',
    text: 'Hi Ana,\nVilla {sender}\nEdda, The Guide',
  })
})

it('a lead reply has no value for an unknown placeholder', () => {
  expect(unknownPlaceholderProblem('Hi {firstname}', replyPlaceholders)).toContain('{firstname}')
})
