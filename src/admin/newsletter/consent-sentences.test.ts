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
      'Agreed on Nov 20, 2026, 12:05 PM, with the form of the home page.',
      'The words of the form were those of version 2026-11.',
      'Confirmed by mail on Nov 20, 2026, 12:09 PM.',
    ])
  })

  it('name the source of an imported consent, and say when the time is unknown', () => {
    expect(consentSentences({ form: 'import', source: 'Home show, March 2025' })).toEqual([
      'Agreed at a time that is not known, elsewhere, and came with a file.',
      'Where and when: Home show, March 2025',
    ])
  })

  it('say that nothing is known', () => {
    expect(consentSentences({ givenAt: undefined })).toEqual(['Nothing is known of a consent.'])
  })
})
