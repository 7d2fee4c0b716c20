import { expect, it } from 'vitest'
import { getEmailPicture } from './email-picture'

it('an email has the JPEG of a picture, and none of a drawing', () => {
  expect(getEmailPicture('/media/house-01.webp')).toBe('/media/house-01-share.jpg')
  expect(getEmailPicture('/media/plan.svg')).toBeNull()
})
