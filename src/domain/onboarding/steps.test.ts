import { describe, expect, it } from 'vitest'
import { findSteps, type OnboardingFacts, stepIds } from './steps'

const fresh: OnboardingFacts = {
  publisherName: 'San Antonio New Home Guide',
  shippedName: 'San Antonio New Home Guide',
  hasMailServer: false,
  hasMapsKey: false,
  namedAdmins: 0,
  hasOwnBuilder: false,
  sampleLeft: 900,
  dismissed: [],
}

const readStates = (facts: Partial<OnboardingFacts>) =>
  Object.fromEntries(findSteps({ ...fresh, ...facts }).map(({ id, state }) => [id, state]))

describe('the steps of a new publisher', () => {
  it('are all open in a new guide', () => {
    expect(findSteps(fresh).map(({ state }) => state)).toEqual(stepIds.map(() => 'open'))
    expect(readStates({ publisherName: null }).name).toBe('open')
  })

  it('are done by the facts', () => {
    const facts = {
      publisherName: 'Hill Country Homes',
      hasMailServer: true,
      hasMapsKey: true,
      namedAdmins: 1,
      hasOwnBuilder: true,
      sampleLeft: 0,
    }
    expect(readStates(facts)).toEqual({
      name: 'done',
      logo: 'open',
      mail: 'done',
      admin: 'done',
      maps: 'done',
      builder: 'done',
      sample: 'done',
    })
  })

  it('can be dismissed if the guide works without them', () => {
    expect(readStates({ dismissed: stepIds })).toEqual({
      name: 'dismissed',
      logo: 'dismissed',
      mail: 'dismissed',
      maps: 'dismissed',
      admin: 'open',
      builder: 'open',
      sample: 'open',
    })
  })
})
