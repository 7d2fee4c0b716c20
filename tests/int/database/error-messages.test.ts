import { expect, it } from 'vitest'
import { cms } from '../../fixtures/cms'
import { anArticle } from '../../fixtures/site'
import { apiKeyOf } from '../../fixtures/staff'

/** What somebody is told who sends a document. */
async function told(path: string, data: object, headers: Record<string, string> = {}) {
  const answer = await cms(path, { method: 'POST', headers, body: data })
  return (await answer.json()).errors?.[0]
}

it('tells who gives a name for the second time that the address is taken, and what to do', async () => {
  await anArticle({ slug: 'open-house-in-boerne' })
  const title = 'Open house in Boerne'
  const authorization = await apiKeyOf('editor')
  const sentence =
    'Another one has this address already. Unlock the slug and give it one of its own.'
  expect(await told('blog-posts?draft=true', { title }, { authorization })).toMatchObject({
    message: sentence,
    data: { errors: [{ path: 'slug', message: sentence }] },
  })
})

it('tells who adds a redirect for the second time that there is one', async () => {
  const redirect = { from: '/twice', to: { type: 'custom', url: '/builders' }, type: '301' }
  const authorization = await apiKeyOf('editor')
  expect(await told('redirects', redirect, { authorization })).toBeUndefined()
  expect(await told('redirects', redirect, { authorization })).toMatchObject({
    message: 'There is a redirect from this address already.',
  })
})

it('tells who was signed out while writing how to keep the work', async () => {
  expect(await told('blog-posts?draft=true', { title: 'Half a thought' })).toEqual({
    message: 'You are signed out. Sign in in another tab, then try again here.',
  })
})

it('tells whoever is signed in that they may not', async () => {
  const authorization = await apiKeyOf('contributor')
  expect(await told('redirects', { from: '/mine' }, { authorization })).toEqual({
    message: 'You are not allowed to perform this action.',
  })
})

it.each([
  'communities/abc',
  'communities/99999999999',
  'communities?page=-1',
  `communities?where[name][equals]=${encodeURIComponent('a\u0000b')}`,
])('says of %s that it cannot be, instead of failing', async (path) => {
  const answer = await cms(path, { headers: { authorization: await apiKeyOf('editor') } })
  expect([answer.status, (await answer.json()).errors?.[0]?.message]).toEqual([
    400,
    'The address or the filter has a value in it that cannot be. Check what was sent.',
  ])
})
