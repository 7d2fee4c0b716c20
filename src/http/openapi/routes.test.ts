import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openApiDocument } from './document'

const root = 'src/app'

/** `GET /api/communities/slug/{slug}` for every exported method of an API route. */
function routes(): string[] {
  return readdirSync(path.join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .flatMap((file) => {
      const folder = path.posix.join('/api', path.dirname(file).replaceAll(path.sep, '/'))
      const source = readFileSync(path.join(root, 'api', file), 'utf8')
      const methods = [...source.matchAll(/^ {2,4}([A-Z]+): \w+\(/gm)].map(([, method]) => method)
      const address = folder.replaceAll('[', '{').replaceAll(']', '}')
      return methods.length > 0 ? methods.map((method) => `${method} ${address}`) : [address]
    })
}

it('the API document describes exactly the existing routes', () => {
  const described = Object.entries(openApiDocument().paths).flatMap(([address, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${address}`),
  )
  // The optional catch-all route returns 404 for /api and unknown paths.
  expect([...described, '/api/{{...path}}'].sort()).toEqual(routes().sort())
})
