import { expect, it } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { anArticle, testPayload } from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

/** The error message for a document. */
async function postForError(path: string, data: object, headers: Record<string, string> = {}) {
  const response = await cms(path, { method: 'POST', headers, body: data })
  return (await response.json()).errors?.[0]
}

it('the message about a name that is used twice says that the path is taken', async () => {
  await anArticle({ slug: 'open-house-in-boerne' })
  const title = 'Open house in Boerne'
  const authorization = await getApiKey('editor')
  const sentence = 'This URL is already in use. Unlock the slug and enter another one.'
  expect(await postForError('blog-posts?draft=true', { title }, { authorization })).toMatchObject({
    message: sentence,
    data: { errors: [{ path: 'slug', message: sentence }] },
  })
})

it('the message about a slug of a document in the trash says where it is', async () => {
  const { id } = await anArticle({ title: 'Parade of Homes', slug: 'parade-of-homes' })
  const payload = await testPayload()
  await payload.update({
    collection: 'blog-posts',
    id,
    data: { deletedAt: new Date().toISOString() },
  })
  const authorization = await getApiKey('editor')
  const sentence = `“Parade of Homes” has this URL and is in the trash (/admin/collections/blog-posts/trash/${id}). Restore it, delete it there, or enter another URL.`
  for (const data of [{ title: 'Parade of homes' }, { title: 'B', slug: 'parade-of-homes' }]) {
    const own = 'slug' in data ? { ...data, generateSlug: false } : data
    expect(await postForError('blog-posts?draft=true', own, { authorization })).toMatchObject({
      message: sentence,
      data: { errors: [{ path: 'slug', message: sentence }] },
    })
  }
})

it('the message about a second redirect says that one already exists', async () => {
  const redirect = { from: '/twice', to: { type: 'custom', url: '/builders' }, type: '301' }
  const authorization = await getApiKey('editor')
  expect(await postForError('redirects', redirect, { authorization })).toBeUndefined()
  expect(await postForError('redirects', redirect, { authorization })).toMatchObject({
    message: 'A redirect from this URL already exists.',
  })
})

it('the message about an expired session says how to save the text', async () => {
  expect(await postForError('blog-posts?draft=true', { title: 'Half a thought' })).toEqual({
    message: 'You are signed out. Sign in again in another tab, then try again here.',
  })
})

it('a signed-in user is told that access is denied', async () => {
  const authorization = await getApiKey('contributor')
  expect(await postForError('redirects', { from: '/mine' }, { authorization })).toEqual({
    message: 'You are not allowed to perform this action.',
  })
})

it.each([
  'communities/abc',
  'communities/99999999999',
  'communities?page=-1',
  `communities?where[name][equals]=${encodeURIComponent('a\u0000b')}`,
])('GET /cms/api/%s is rejected with a client error', async (path) => {
  const response = await cms(path, { headers: { authorization: await getApiKey('editor') } })
  expect([response.status, (await response.json()).errors?.[0]?.message]).toEqual([
    400,
    'The URL or the filter contains an invalid value.',
  ])
})
