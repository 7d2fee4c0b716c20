import { expect, it } from 'vitest'
import { pathOf } from './access-log'

it.each([
  ['/communities?q=a', '/communities'],
  ['http://guide.example/api/leads?x=1', '/api/leads'],
  ['HTTPS://guide.example', '/'],
  ['https://guide.example?q=a', '/'],
  [undefined, '/'],
])('the path of the request target %s is %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})
