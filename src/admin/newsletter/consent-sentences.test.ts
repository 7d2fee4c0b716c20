import { describe, expect, it } from 'vitest'
import { consentSentences } from './consent-sentences'

describe('a consent in plain words', () => {
  it('says when, where, to which words, and that it was confirmed', () => {
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

  it('says where those of a file agreed, and when that is not known', () => {
    expect(consentSentences({ form: 'import', source: 'Home show, March 2025' })).toEqual([
      'Agreed at a time that is not known, elsewhere, and came with a file.',
      'Where and when: Home show, March 2025',
    ])
  })

  it('says that nothing is known', () => {
    expect(consentSentences({ givenAt: undefined })).toEqual(['Nothing is known of a consent.'])
  })
})
