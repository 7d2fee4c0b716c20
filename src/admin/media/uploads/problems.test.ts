import { expect, it } from 'vitest'
import { explainRefusal, findProblem } from './problems'

const MEGABYTE = 1024 * 1024
const photo = { name: 'porch.jpg', type: 'image/jpeg', size: MEGABYTE }

it.each([
  [photo, 'A porch', null],
  [photo, '  ', 'Describe what the picture shows.'],
  [
    { ...photo, size: 13 * MEGABYTE },
    'A porch',
    'porch.jpg is 13 MB. The maximum is 12 MB; choose a smaller file.',
  ],
  [
    { name: 'tour.mov', type: 'video/quicktime', size: 200 * MEGABYTE },
    'A tour',
    'This file is not a picture. Remove it, and choose a JPEG, PNG, WebP, AVIF or SVG file.',
  ],
])('findProblem says why %o with the alt text “%s” cannot be sent', (file, alt, problem) => {
  expect(findProblem(file, alt)).toBe(problem)
})

it('explainRefusal says what is wrong with the file rather than that a field is invalid', () => {
  const details = {
    collection: 'media',
    errors: [{ path: 'file', message: 'This file is empty.' }],
  }
  expect(explainRefusal('The following field is invalid: File', details)).toBe(
    'This file is empty.',
  )
  expect(explainRefusal('Could not reach the server.', undefined)).toBe(
    'Could not reach the server.',
  )
})
