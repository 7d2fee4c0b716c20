import { describe, expect, it } from 'vitest'
import { placeholderProblem } from '@/domain/placeholders'
import { type Passage, wordingOf, wordingPlan } from './wording'

describe('shared copy', () => {
  it('has the default texts until an editor changes them', () => {
    const words = wordingOf({})
    expect(words.communities.heading).toBe('San Antonio Neighborhoods')
    expect(words.answers.promise).toBe('A person answers within 24 hours.')
  })

  it('uses the editors’ text for each passage', () => {
    const words = wordingOf({ communities: { heading: 'Where to live', nothingFound: null } })
    expect(words.communities.heading).toBe('Where to live')
    expect(words.communities.nothingFound).toMatch(/^Try a neighboring city/)
  })

  it('reverts to the default when a field is emptied', () => {
    expect(wordingOf({ articles: { stayUpdated: '  ' } }).articles.stayUpdated).toMatch(
      /^New communities/,
    )
  })

  it('validates the placeholders of a passage', () => {
    const passages: Passage[] = Object.values(wordingPlan).flatMap((place) =>
      Object.values<Passage>(place.passages),
    )
    expect(passages.length).toBeGreaterThan(30)
    for (const { text, fills = [] } of passages) expect(placeholderProblem(text, fills)).toBeNull()
  })
})
