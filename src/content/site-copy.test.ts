import { describe, expect, it } from 'vitest'
import { placeholderProblem } from '@/domain/text/placeholders'
import { type Passage, siteCopyPlan, toSiteCopy } from './site-copy'

describe('shared copy', () => {
  it('has the default texts until an editor changes them', () => {
    const words = toSiteCopy({})
    expect(words.communities.heading).toBe('San Antonio Neighborhoods')
    expect(words.answers.promise).toBe('A real person replies within 24 hours.')
  })

  it('uses the editors’ text for each passage', () => {
    const words = toSiteCopy({ communities: { heading: 'Where to live', nothingFound: null } })
    expect(words.communities.heading).toBe('Where to live')
    expect(words.communities.nothingFound).toMatch(/^Try a neighboring city/)
  })

  it('reverts to the default when a field is emptied', () => {
    expect(toSiteCopy({ articles: { stayUpdated: '  ' } }).articles.stayUpdated).toMatch(
      /^New communities/,
    )
  })

  it('validates the placeholders of a passage', () => {
    const passages: Passage[] = Object.values(siteCopyPlan).flatMap((place) =>
      Object.values<Passage>(place.passages),
    )
    expect(passages.length).toBeGreaterThan(30)
    for (const { text, placeholders: fills = [] } of passages)
      expect(placeholderProblem(text, fills)).toBeNull()
  })
})
