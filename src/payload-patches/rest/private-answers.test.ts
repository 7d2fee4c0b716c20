import { expect, it } from 'vitest'
import { withPrivateResponses } from './private-answers'

const file = () =>
  new Response('picture', {
    headers: {
      'content-type': 'image/webp',
      'content-length': '7',
      'cache-control': 'public, max-age=300',
      'cache-tag': 'site',
      etag: 'W/"7-1"',
    },
  })

const ask = (handler: () => Response, headers: Record<string, string> = {}) =>
  withPrivateResponses(async () => handler())(
    new Request('http://guide.example/a', { headers }),
    {},
  )

it.each(['W/"7-1"', '"7-1"', '"other", W/"7-1"'])(
  'a file that the client has as %s is answered by 304 with its cache headers',
  async (known) => {
    const response = await ask(file, { 'if-none-match': known })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=300',
      'cache-tag': 'site',
      etag: 'W/"7-1"',
    })
  },
)

it('a file that has changed is sent', async () => {
  const response = await ask(file, { 'if-none-match': 'W/"7-0"' })
  expect([response.status, await response.text()]).toEqual([200, 'picture'])
})

it('a response without its own Cache-Control is private', async () => {
  const { headers } = await ask(() => Response.json({}))
  expect(headers.get('cache-control')).toBe('private, no-store')
})
