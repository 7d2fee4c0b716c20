import { expect, it } from 'vitest'
import { FORM_CONSENT_HEADER, readConsent } from './consent-header'

const read = (value: string) => readConsent(new Headers({ [FORM_CONSENT_HEADER]: value }))

it('the sentence of a form is read from its header', () => {
  expect(read(encodeURIComponent('Goes to “Casa Clara”.'))).toBe('Goes to “Casa Clara”.')
})

it.each(['', '%20', '%E0%A4%A', 'a'.repeat(4001)])('%j is no sentence', (value) => {
  expect(read(value)).toBeNull()
  expect(readConsent(new Headers())).toBeNull()
})
