import { expect, it } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { aBuilder } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

async function save(path: string, body: object) {
  const cookie = await signIn('editor')
  const response = await cms(path, { method: 'PATCH', headers: { cookie }, body })
  const { errors } = await response.json()
  return { status: response.status, message: errors[0].message, fields: errors[0].data.errors }
}

it('a wrong value is explained in the notification and at the field', async () => {
  const { slug } = await aBuilder()
  const { id } = await aBuilder()
  const reason = 'This URL is already in use. Unlock the slug and enter another one.'
  expect(await save(`builders/${id}`, { slug, generateSlug: false })).toMatchObject({
    status: 400,
    message: reason,
    fields: [{ path: 'slug', message: reason }],
  })
})

it('a message that the notification would cut at a colon is shown only at the field', async () => {
  const { id } = await aBuilder()
  expect(await save(`builders/${id}`, { website: 'example.com' })).toMatchObject({
    status: 400,
    message: 'The following field is invalid: Basics and contact > Website',
    fields: [{ path: 'website', message: 'Enter the full URL, including https://' }],
  })
})
