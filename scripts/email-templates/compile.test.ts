import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMPILED, compileEmailParts } from './compile'

test('the compiled parts of emails are those of the template: else run `npm run generate:emails`', async () => {
  expect(JSON.parse(readFileSync(COMPILED, 'utf8'))).toEqual(await compileEmailParts())
})
