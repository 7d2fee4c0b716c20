import { describe, expect, it } from 'vitest'
import { preferences, shownAreas, storedAreas, typedPreferences } from './newsletter-preferences'

const whole = {
  name: 'Ana',
  interest: 'move-up',
  isRealtor: 'no',
  areasOfInterest: ['Boerne, TX', 'Other'],
  otherArea: 'Comfort',
}

describe('preferences', () => {
  it('are accepted with only a name', () => {
    expect(preferences.parse(whole)).toEqual(whole)
    const none = typedPreferences.parse({ name: ' Ana ' })
    expect(preferences.parse(none)).toMatchObject({ name: 'Ana', interest: '', isRealtor: '' })
  })

  it.each([
    ['name', '  ', 'Required'],
    ['interest', 'boats', 'Choose one of the answers'],
    ['isRealtor', 'maybe', 'Choose one of the answers'],
    ['otherArea', 'x'.repeat(101), 'Keep it to 100 characters'],
    ['areasOfInterest', Array(21).fill('Boerne, TX'), 'Choose 20 at most'],
  ])('are rejected for an invalid %s', (field, value, message) => {
    const issues = preferences.safeParse({ ...whole, [field]: value }).error?.issues ?? []
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([[field, message]])
  })
})

describe('areas', () => {
  it('are stored with the text for Other and restored in the form', () => {
    const stored = storedAreas(preferences.parse(whole))
    expect(stored).toEqual(['Boerne, TX', 'Other: Comfort'])
    expect(shownAreas(stored)).toEqual({
      areasOfInterest: ['Boerne, TX', 'Other'],
      otherArea: 'Comfort',
    })
  })

  it('may be Other without a text', () => {
    expect(storedAreas({ ...preferences.parse(whole), otherArea: '' })).toContain('Other')
    expect(shownAreas(['Other'])).toEqual({ areasOfInterest: ['Other'], otherArea: '' })
  })
})
