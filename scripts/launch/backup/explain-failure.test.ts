import { expect, it } from 'vitest'
import { LaunchError } from '../console'
import { explainFailure } from './explain-failure'

it.each([
  ['ENOSPC', 'The disk is full.'],
  ['53100', "The database's disk is full."],
  ['EACCES', 'A file or folder may not be read or written.'],
  ['42501', 'The database user has too few rights: it must own the tables of the guide.'],
])('the error %s of a backup is explained', (code, sentence) => {
  const error = Object.assign(new Error('details'), { code })
  expect(explainFailure(error, 'The backup failed.').message).toBe(
    `The backup failed. ${sentence} details`,
  )
})

it('a sentence for the operator is not explained again', () => {
  const error = new LaunchError('Another backup runs.')
  expect(explainFailure(error, 'The backup failed.').message).toBe(
    'The backup failed. Another backup runs.',
  )
})
