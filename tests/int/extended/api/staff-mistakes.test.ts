import { handleEndpoints } from 'payload'
import { expect, it } from 'vitest'
import config from '../../../../payload.config'
import { plainPicture } from '../../../fixtures/hostile-files'
import { testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

interface Sent {
  readonly body?: BodyInit
  readonly type?: string
}

await testPayload()
const contributor = await signIn('contributor')

/** Sends a request of the back office as a contributor. Returns the status and the parsed answer. */
async function send(method: string, target: string, { body, type }: Sent = {}) {
  const request = new Request(`http://localhost:3000/cms/api${target}`, {
    method,
    headers: {
      cookie: contributor,
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  })
  const { pathname: path } = new URL(request.url)
  const response = await handleEndpoints({ config, path, request })
  return { status: response.status, body: await response.json() }
}

const json = (value: unknown): Sent => ({ body: JSON.stringify(value), type: 'application/json' })

it.each([
  '[content][like]=a',
  '[content][near]=1,2,3',
  '[_status][like]=draft',
  '[createdAt][like]=2026',
  '[createdAt][all]=a',
  '[id][intersects]=1',
])('the filter %s, which does not fit its field, is answered with 400', async (filter) => {
  const { status, body } = await send('GET', `/blog-posts?where${filter}`)
  expect(status).toBe(400)
  expect(body.errors[0].message).toMatch(/^The (URL or the )?filter /)
})

it('a file whose name has a NUL is refused with what to do', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A test' }))
  form.set('file', new File([new Uint8Array(await plainPicture('png'))], 'a-b.png'))
  const made = new Response(form)
  const bytes = Buffer.from(await made.arrayBuffer()).toString('latin1')
  const { status, body } = await send('POST', '/media', {
    body: Buffer.from(bytes.replace('a-b', 'a\0b'), 'latin1'),
    type: made.headers.get('content-type') ?? '',
  })
  expect(status).toBe(400)
  expect(body.errors[0].message).toContain('rename it and try again')
})

it('a picture without a file is refused', async () => {
  const { status, body } = await send('POST', '/media', json({ alt: 'A test' }))
  expect([status, body.errors[0].message]).toEqual([400, 'No files were uploaded.'])
})

it('a preference that does not exist is not found, and one that exists is deleted', async () => {
  expect((await send('DELETE', '/payload-preferences/999999')).status).toBe(404)
  await send('POST', '/payload-preferences/columns', json({ value: { shown: 1 } }))
  expect((await send('DELETE', '/payload-preferences/columns')).status).toBe(200)
  expect((await send('DELETE', '/payload-preferences/columns')).status).toBe(404)
})

it('staff cannot set when a document was created', async () => {
  const createdAt = '2001-01-01T00:00:00.000Z'
  const { body } = await send('POST', '/blog-posts', json({ title: 'A new draft', createdAt }))
  expect(body.doc.createdAt).not.toBe(createdAt)
  const changed = await send('PATCH', `/blog-posts/${body.doc.id}`, json({ createdAt }))
  expect([changed.status, changed.body.doc.createdAt]).toEqual([200, body.doc.createdAt])
})
