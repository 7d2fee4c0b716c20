import { createLocalReq } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { schedulePublish } from '@/admin/schedule/schedule-publish'
import { DAY_MS } from '@/domain/time/days'
import type { BlogPost } from '@/payload-types'
import { richText } from '../../../fixtures/rich-text'
import { emptyTables } from '../../../fixtures/rows'
import { anArticle, aUser, type Staff, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const editor = await aUser('editor')
const contributor = await aUser('contributor')

const sentence =
  'The pasted picture after “The new school.” was never uploaded. Add it again, or delete the gray box.'

/** A text with a picture as the editor stores it before it is uploaded. */
function unfinished(): BlogPost['content'] {
  const content = richText('The new school.')
  content.root.children.push({
    type: 'upload',
    version: 3,
    format: '',
    id: '67a0c1d2e3f4a5b6c7d8e9f0',
    relationTo: 'media',
    fields: null,
    pending: { formID: '67a0c1d2e3f4a5b6c7d8e9f1', src: 'data:image/png;base64,' },
  })
  return content
}

/** The field that the form adds when an article is submitted. */
interface Step {
  readonly reviewAction?: 'submit'
}

async function save(user: Staff, id: number, data: Partial<BlogPost> & Step, draft = true) {
  const payload = await testPayload()
  return payload.update({ collection: 'blog-posts', id, data, draft, ...as(user) })
}

const inTwoDays = () => new Date(Date.now() + 2 * DAY_MS)

/** Schedules an article as an editor does in its form. */
async function schedule(id: number, type: 'publish' | 'unpublish' = 'publish') {
  const req = await createLocalReq({ user: editor }, await testPayload())
  return schedulePublish({
    type,
    date: inTwoDays(),
    doc: { relationTo: 'blog-posts', value: String(id) },
    req,
    user: editor,
    importMap: {},
    cookies: new Map(),
    permissions: {},
    locale: { code: 'en', label: 'English' },
  })
}

async function countJobs(): Promise<number> {
  const payload = await testPayload()
  return (await payload.count({ collection: 'payload-jobs' })).totalDocs
}

const refused = { status: 400, data: { errors: [{ path: 'content', message: sentence }] } }

beforeEach(() => emptyTables('payload_jobs'))

it('an article with a pasted picture that was never uploaded is saved as a draft only', async () => {
  const { id } = await anArticle({ _status: 'draft' })
  expect(await save(contributor, id, { content: unfinished() })).toMatchObject({ _status: 'draft' })
  await expect(save(contributor, id, { reviewAction: 'submit' })).rejects.toMatchObject(refused)
  await expect(save(editor, id, { _status: 'published' }, false)).rejects.toMatchObject(refused)
  expect(await schedule(id)).toEqual({ error: sentence })
  expect(await countJobs()).toBe(0)
})

it('a scheduled article gets no picture that was never uploaded', async () => {
  const { id } = await anArticle({ _status: 'draft' })
  await schedule(id)
  expect(await countJobs()).toBe(1)
  await expect(save(editor, id, { content: unfinished() })).rejects.toMatchObject(refused)
  expect(await save(editor, id, { title: 'Schools' })).toMatchObject({ title: 'Schools' })
})

it('an article that will be unpublished may have an unfinished picture in its draft', async () => {
  const { id } = await anArticle()
  await schedule(id, 'unpublish')
  expect(await save(editor, id, { content: unfinished() })).toMatchObject({ _status: 'draft' })
  expect(await schedule(id, 'unpublish')).not.toHaveProperty('error')
})
