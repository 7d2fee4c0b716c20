import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { a11yPatches } from './a11y-patches'

it('every accessibility patch was found to be needed by the installed version of Payload', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const versions = new Set(a11yPatches.map(({ payload }) => payload))
  expect([...versions]).toEqual([dependencies.payload])
})

it('every element with an accessibility patch is patched in one place', () => {
  const selectors = a11yPatches.map(({ selector }) => selector)
  expect(new Set(selectors).size).toBe(selectors.length)
})
