import { describe, expect, it } from 'vitest'
import { consentSentences } from './consent-sentences'

describe('consent sentences', () => {
  it('name the time, form, wording and confirmation', () => {
    expect(
      consentSentences({
        givenAt: '2026-11-20T18:05:00.000Z',
        form: 'home',
        wordingVersion: '2026-11',
        source: null,
        confirmedAt: '2026-11-20T18:09:00.000Z',
      }),
    ).toEqual([
      'Agreed on Nov 20, 2026, 12:05 PM CT, on the home page form.',
      'Version of the form text: 2026-11.',
      'Confirmed by email on Nov 20, 2026, 12:09 PM CT.',
    ])
  })

  it('name the source of an imported consent, and say when the time is unknown', () => {
    expect(consentSentences({ form: 'import', source: 'Home show, March 2025' })).toEqual([
      'Agreed at an unknown time, elsewhere, imported from a file.',
      'Where and when: Home show, March 2025',
    ])
  })

  it('say that nothing is known', () => {
    expect(consentSentences({ givenAt: undefined })).toEqual(['No consent is recorded.'])
  })
})
