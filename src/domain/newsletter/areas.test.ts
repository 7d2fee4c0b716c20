import { expect, it } from 'vitest'
import { newsletterAreas } from '../enums'
import { isNewsletterArea, otherAreaText, otherAreaWith } from './areas'

it('isNewsletterArea accepts the areas of the form, and Other with a text', () => {
  expect([...newsletterAreas, 'Other: Comfort'].filter(isNewsletterArea)).toHaveLength(8)
  expect(['Houston, TX', 'boerne, tx', 'Others', ''].filter(isNewsletterArea)).toEqual([])
})

it('otherAreaText reads what otherAreaWith writes', () => {
  expect(otherAreaText(otherAreaWith('Comfort'))).toBe('Comfort')
  expect([otherAreaWith(''), otherAreaText('Other'), otherAreaText('Boerne, TX')]).toEqual([
    'Other',
    null,
    null,
  ])
})
