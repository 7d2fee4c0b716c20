import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { schedulePublish } from '@/admin/schedule/schedule-publish'
import { globalLabels, isGlobalName } from '@/content/global-labels'
import { dashboardFor } from '@/data/dashboard/dashboard'
import { listSchedules } from '@/data/dashboard/schedule'
import { movingChecklist, movingChecklistDraft } from '@/data/moving-checklist/queries'
import { aboutDraft, howToUseDraft } from '@/data/pages/queries'
import { homeDraft, navigationDraft, siteInfo, siteInfoDraft } from '@/data/site/queries'
import { listenForInvalidations } from '../../../../server/cache/cache-invalidation-listener'
import { cms } from '../../../fixtures/cms'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aUser, testPayload } from '../../../fixtures/site'
import { as, signIn } from '../../../fixtures/staff'

const editor = await aUser('editor')
const contributor = await aUser('contributor')
const colleague = await aUser('editor')

const globalNames = Object.keys(globalLabels).filter(isGlobalName)

const groups = (title: string) => ({ groups: [{ title, items: ['Pack'] }] })

async function write(data: object, { draft = false, user = editor } = {}) {
  const payload = await testPayload()
  return payload.updateGlobal({ slug: 'moving-checklist', data, draft, ...as(user) })
}

const shown = async () => (await movingChecklist()).map(({ title }) => title)

const newest = async () => {
  const { content, isDraft } = await movingChecklistDraft(contributor)
  return { titles: content.map(({ title }) => title), isDraft }
}

async function versions() {
  const payload = await testPayload()
  const { docs } = await payload.findGlobalVersions({ slug: 'moving-checklist', depth: 0 })
  return docs
}

beforeEach(async () => {
  await emptyTables('moving_checklist', '_moving_checklist_v', 'payload_jobs', 'audit_entries')
  await write(groups('Published'))
})

describe('a draft of a global', () => {
  it('is shown to staff only, until it is published', async () => {
    await write(groups('Draft'), { draft: true })
    expect(await shown()).toEqual(['Published'])
    expect(await newest()).toEqual({ titles: ['Draft'], isDraft: true })
    const payload = await testPayload()
    const asVisitor = await payload.findGlobal({
      slug: 'moving-checklist',
      draft: true,
      overrideAccess: false,
    })
    expect(asVisitor).toMatchObject(groups('Published'))
    await write(groups('Draft'))
    expect(await shown()).toEqual(['Draft'])
    expect((await newest()).isDraft).toBe(false)
  })

  it('is public for none of the globals', async () => {
    const payload = await testPayload()
    for (const slug of globalNames) {
      const { updatedAt } = await payload.findGlobal({ slug })
      await payload.updateGlobal({ slug, data: {}, draft: true })
      expect((await payload.findGlobal({ slug, overrideAccess: false })).updatedAt, slug).toBe(
        updatedAt,
      )
    }
    await emptyTables(...globalNames.map((slug) => `_${slug.replaceAll('-', '_')}_v`))
  })

  it('invalidates cached pages when it is published, not when it is saved', async () => {
    const heard = vi.fn((_tags: readonly string[]) => {})
    const listener = listenForInvalidations({
      databaseUrl: process.env.DATABASE_URL ?? '',
      onTags: heard,
      pause: 10,
      heartbeat: 20,
      patience: 500,
    })
    await listener.start()
    await write(groups('Draft'), { draft: true })
    await write({ _status: 'published' })
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    expect(heard.mock.calls).toEqual([[['site']], [['page:moving-checklist']]])
    await listener.close()
  })

  it('may lack required values, which its preview shows as empty', async () => {
    const payload = await testPayload()
    const data = { heroSlides: [{}] } as unknown as { heroSlides: [] }
    await payload.updateGlobal({ slug: 'home', data, draft: true })
    for (const slug of ['navigation', 'site-settings', 'about', 'how-to-use'] as const) {
      await payload.updateGlobal({ slug, data: {}, draft: true })
    }
    expect((await homeDraft(editor)).content).toMatchObject({
      heroSlides: [{ heading: '', sub: '', picture: null }],
      featuredBuilders: { heading: '', link: null },
    })
    expect((await siteInfoDraft(editor)).content).toMatchObject({ name: '', address: { zip: '' } })
    expect((await navigationDraft(editor)).content.newsletterButton).toEqual({
      label: '',
      path: '',
    })
    expect((await aboutDraft(editor)).content?.newsletter.link).toEqual({ label: '', path: '' })
    expect((await howToUseDraft(editor)).content?.featuresHeading).toBe('')
    expect((await siteInfo()).name).toBe('San Antonio New Home Guide')
    const names = ['home', 'navigation', 'site_settings', 'about', 'how_to_use']
    await emptyTables(...names.map((name) => `_${name}_v`))
  })

  it('is written by editors only', async () => {
    for (const draft of [true, false]) {
      await expect(write(groups('Mine'), { draft, user: contributor })).rejects.toMatchObject({
        status: 403,
      })
    }
  })

  it('is on the dashboard of editors until it is published', async () => {
    const drafts = async (user = editor) => (await dashboardFor(user)).drafts.items
    expect(await drafts()).toEqual([])
    await write(groups('Draft'), { draft: true, user: colleague })
    expect(await drafts()).toMatchObject([
      {
        kind: 'moving-checklist',
        title: 'Moving checklist',
        isLive: true,
        savedBy: colleague.name,
      },
    ])
    expect(await drafts(contributor)).toEqual([])
    await write({ _status: 'published' })
    expect(await drafts()).toEqual([])
    expect((await dashboardFor(editor)).published.items).toMatchObject([
      { kind: 'moving-checklist', id: null, title: 'Moving checklist' },
    ])
  })

  it('goes live at its hour', async () => {
    await write(groups('Draft'), { draft: true })
    const payload = await testPayload()
    const req = await createLocalReq({ user: editor }, payload)
    const schedule = (type: 'publish' | 'unpublish') =>
      schedulePublish({
        type,
        date: new Date(Date.now() + 3_600_000),
        global: 'moving-checklist',
        req,
        user: editor,
        importMap: {},
        cookies: new Map(),
        permissions: {},
        locale: { code: 'en', label: 'English' },
      })
    await expect(schedule('unpublish')).rejects.toMatchObject({ status: 403 })
    await schedule('publish')
    expect(await listSchedules({ global: 'moving-checklist' })).toMatchObject([
      { action: 'publish' },
    ])
    expect((await dashboardFor(editor)).scheduled.items).toMatchObject([
      { kind: 'moving-checklist', title: 'Moving checklist', action: 'publish' },
    ])
    await sql(`update payload_jobs set wait_until = now() - interval '1 minute'`)
    await payload.jobs.run({ silent: true })
    expect(await shown()).toEqual(['Draft'])
    const { docs } = await payload.find({ collection: 'audit-entries', sort: 'id', depth: 0 })
    expect(docs.map(({ action, changedFields }) => [action, changedFields])).toContainEqual([
      'updated',
      ['publishAt'],
    ])
    expect(docs.at(-1)).toMatchObject({ action: 'published', collectionSlug: 'moving-checklist' })
  })
})

describe('a save of a global', () => {
  it('names the version that it is based on, and is refused when that is outdated', async () => {
    const opened = await newestStored()
    await write(groups('By a colleague'), { draft: true, user: colleague })
    const late = { ...groups('Late'), updatedAt: opened.updatedAt }
    for (const draft of [true, false]) {
      await expect(write(late, { draft })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining(colleague.name),
      })
    }
    const { updatedAt } = await newestStored()
    await write({ ...late, updatedAt })
    expect(await shown()).toEqual(['Late'])
  })

  it('waits for another one, so that only one of two is based on the newest version', async () => {
    const { updatedAt } = await newestStored()
    const saves = await Promise.allSettled(
      ['One', 'Two'].map((title) => write({ ...groups(title), updatedAt }, { draft: true })),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('can revert a newer draft to the published version', async () => {
    const payload = await testPayload()
    const published = await payload.findGlobal({ slug: 'moving-checklist', depth: 0 })
    await write(groups('Draft'), { draft: true })
    await write(published)
    expect(await newest()).toEqual({ titles: ['Published'], isDraft: false })
  })

  it('cannot unpublish the global', async () => {
    await expect(write({ _status: 'draft' })).rejects.toMatchObject({ status: 400 })
    expect(await shown()).toEqual(['Published'])
  })

  async function newestStored() {
    return (await testPayload()).findGlobal({ slug: 'moving-checklist', draft: true, depth: 0 })
  }
})

describe('a restored version of a global', () => {
  async function restore(id: string | number | undefined, cookie: string, query = '') {
    const path = `globals/moving-checklist/versions/${id}${query}`
    return (await cms(path, { method: 'POST', headers: { cookie } })).status
  }

  it('stays a draft if it was one, and does not change the site', async () => {
    await write(groups('Draft'), { draft: true })
    await write(groups('Newer'))
    const [, draft, first] = await versions()
    const cookie = await signIn('editor')
    expect(await restore(draft?.id, cookie)).toBe(200)
    expect(await shown()).toEqual(['Newer'])
    expect(await newest()).toEqual({ titles: ['Draft'], isDraft: true })
    expect(await restore(first?.id, cookie, '?draft=true')).toBe(200)
    expect(await shown()).toEqual(['Newer'])
    expect(await restore(first?.id, cookie)).toBe(200)
    expect(await shown()).toEqual(['Published'])
    expect(await newest()).toEqual({ titles: ['Published'], isDraft: false })
  })

  it('is refused to contributors and visitors', async () => {
    const [version] = await versions()
    expect(await restore(version?.id, await signIn('contributor'))).toBe(403)
    expect(await restore(version?.id, '')).toBe(403)
    expect(await restore(987_654_321, await signIn('editor'))).toBe(404)
  })
})
