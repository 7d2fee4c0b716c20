import type { SchedulePublishHandlerArgs } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { schedulePublish } from '@/admin/schedule/schedule-publish'
import { dashboardFor } from '@/data/dashboard/dashboard'
import { loadBuilderName, loadCommunityName, loadFileName } from '@/data/dashboard/loaders'
import { unpublishEvents, updateListings } from '@/data/dashboard/mutations'
import { idsWhere, menuCounts } from '@/data/dashboard/queries'
import { listSchedules } from '@/data/dashboard/schedule'
import { sendHeld } from '@/data/deliveries/held'
import { disagreements } from '@/domain/homes/listing-counts'
import type { Community } from '@/payload-types'
import { richText } from '../../../fixtures/rich-text'
import { countStatements, emptyTables, insertRows, sql } from '../../../fixtures/rows'
import {
  aBuilder,
  aCommunity,
  aHome,
  anArticle,
  anEvent,
  aPlan,
  aUser,
  type Staff,
  testPayload,
} from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const editor = await aUser('editor')
const contributor = await aUser('contributor')

const now = new Date('2026-11-20T18:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

beforeEach(async () => {
  await emptyTables(
    'deliveries',
    'leads',
    'events',
    '_events_v',
    'homes',
    '_homes_v',
    'floor_plans',
    '_floor_plans_v',
    'communities',
    '_communities_v',
    'blog_posts',
    '_blog_posts_v',
    'builders',
    '_builders_v',
    'audit_entries',
    'payload_locked_documents',
  )
})

/** Saves a draft of a published article as the given user. */
async function saveDraft(id: number, title: string, user: Staff): Promise<void> {
  const payload = await testPayload()
  await payload.update({ collection: 'blog-posts', id, data: { title }, draft: true, ...as(user) })
}

const aLead = (name: string, createdAt: string, more: object = {}) =>
  insertRows('leads', [
    {
      name,
      email: `${name}@buyer.example`,
      phone: '2105550100',
      message: `I am ${name}`,
      source: 'contact-page',
      status: 'new',
      quarantined: false,
      created_at: createdAt,
      updated_at: createdAt,
      ...more,
    },
  ])

describe('counts that disagree with what is listed', () => {
  const flagged = async (user = editor) => {
    const { counts } = await dashboardFor(user, now)
    return counts?.items.map(({ name, ...community }) => [name, ...disagreements(community)])
  }

  it('are shown of published communities, sold-out ones first', async () => {
    const { id: builder } = await aBuilder()
    const listed = async (community: Partial<Community>, homes: number, plans: number) => {
      const { id } = await aCommunity(community)
      for (let n = 0; n < homes; n += 1) await aHome({ community: id, builder })
      for (let n = 0; n < plans; n += 1) await aPlan({ community: id, builder })
      await aHome({ community: id, builder, status: 'sold' })
      await aHome({ community: id, builder, status: 'pending' })
      await aHome({ community: id, builder, _status: 'draft' })
    }
    await listed({ name: 'Agrees', homesAvailable: 2, floorPlans: 1 }, 2, 1)
    await listed({ name: 'Lists few', homesAvailable: 40, floorPlans: 9 }, 1, 0)
    await listed({ name: 'Lists more', homesAvailable: 1, floorPlans: 2 }, 2, 1)
    await listed({ name: 'Sold out', homesAvailable: 9, status: 'sold_out' }, 1, 0)
    await listed({ name: 'Draft', homesAvailable: 0, _status: 'draft' }, 2, 0)
    expect(await flagged()).toEqual([
      ['Sold out', 'Sold out, but 1 available home listed'],
      ['Lists more', '2 available homes listed, 1 reported', '1 plan listed, 2 reported'],
    ])
    expect(await flagged(contributor)).toBeUndefined()
  })
})

describe('incentives about to end', () => {
  it('are those that ended, and those that end within 14 days, the earliest first', async () => {
    const incentive = (endsOn: string) => ({
      text: `Until ${endsOn}`,
      endsOn: `${endsOn}T12:00:00.000Z`,
    })
    const days = ['2026-12-05', '2026-11-20', '2026-12-04', '2026-11-01']
    const { id } = await aCommunity({ incentives: days.map(incentive) })
    await aCommunity({ incentives: [incentive('2026-11-21')], _status: 'draft' })
    const { incentives } = await dashboardFor(editor, now)
    expect(incentives?.items.map(({ community, endsOn }) => [community, endsOn])).toEqual([
      [id, '2026-11-01'],
      [id, '2026-11-20'],
      [id, '2026-12-04'],
    ])
    expect((await dashboardFor(contributor, now)).incentives).toBeNull()
  })
})

describe('pending drafts', () => {
  const waiting = async (user = editor) => {
    const { drafts } = await dashboardFor(user, now)
    return drafts.items.map(({ kind, title, isLive }) => [kind, title, isLive])
  }

  it('are by the author while they are new, and by the last editor after that', async () => {
    const article = await anArticle({ title: 'New', _status: 'draft' })
    const savedBy = async () => (await dashboardFor(editor, now)).drafts.items[0]?.savedBy
    await sql(`update _blog_posts_v set version_updated_by_id = ${contributor.id}`)
    await saveDraft(article.id, 'New, edited', editor)
    expect(await savedBy()).toBe(contributor.name)
    await (await testPayload()).update({
      collection: 'blog-posts',
      id: article.id,
      data: { _status: 'published' },
      ...as(editor),
    })
    await saveDraft(article.id, 'New, edited again', editor)
    expect(await savedBy()).toBe(editor.name)
  })

  it('include unpublished changes and documents that were never published', async () => {
    const payload = await testPayload()
    await aCommunity({ name: 'Published' })
    const article = await anArticle({ title: 'First words' })
    await saveDraft(article.id, 'Better words', editor)
    await aCommunity({ name: 'Windmill Court', _status: 'draft' })
    expect(await waiting()).toEqual([
      ['blog-posts', 'Better words', true],
      ['communities', 'Windmill Court', false],
    ])
    const { drafts } = await dashboardFor(editor, now)
    expect([drafts.total, drafts.byKind]).toEqual([2, { 'blog-posts': 1, communities: 1 }])
    expect(drafts.items[0]).toMatchObject({ id: article.id, savedBy: editor.name })
    await payload.update({
      collection: 'blog-posts',
      id: article.id,
      data: { _status: 'published' },
      ...as(editor),
    })
    expect(await waiting()).toEqual([['communities', 'Windmill Court', false]])
  })

  it('exclude documents that were unpublished on purpose', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    await payload.update({
      collection: 'communities',
      id,
      data: { _status: 'draft' },
      ...as(editor),
    })
    expect(await waiting()).toEqual([])
  })

  it('include events without dates, and follow the dates of the draft', async () => {
    const payload = await testPayload()
    const { id } = await payload.create({
      collection: 'events',
      data: { title: 'Undated' },
      draft: true,
      ...as(contributor),
    })
    // Submitted before a date was required.
    await sql(`update _events_v set version_review_state = 'submitted' where parent_id = $1`, id)
    const over = await anEvent({ title: 'This year', eventDate: daysAgo(3), _status: 'draft' })
    expect(await waiting()).toEqual([['events', 'Undated', false]])
    const next = { title: 'Next year', eventDate: daysAgo(-300) }
    await payload.update({
      collection: 'events',
      id: over.id,
      data: next,
      draft: true,
      ...as(editor),
    })
    expect(await waiting()).toEqual([
      ['events', 'Undated', false],
      ['events', 'Next year', false],
    ])
  })

  it('include plans and homes', async () => {
    const { id: community } = await aCommunity()
    await aPlan({ community, name: 'The Concho', _status: 'draft' })
    await aHome({ community, address: '7 Elm', _status: 'draft' })
    expect(await waiting()).toEqual([
      ['floor-plans', 'The Concho', false],
      ['homes', '7 Elm', false],
    ])
  })

  it('show their image', async () => {
    const [media] = await insertRows('media', [{ alt: 'A house', filename: 'draft-house.webp' }])
    await aCommunity({ _status: 'draft', images: [media ?? 0] })
    const { drafts } = await dashboardFor(editor, now)
    expect(drafts.items[0]?.picture).toBe('draft-house.webp')
  })

  it("are limited to a contributor's own, even after an editor saves them", async () => {
    const article = await anArticle({ title: 'Theirs' })
    await saveDraft(article.id, 'Their draft', contributor)
    const other = await anArticle({ title: 'Another' })
    await saveDraft(other.id, 'Not theirs', editor)
    await saveDraft(article.id, 'Their draft, corrected', editor)
    expect(await waiting(contributor)).toEqual([['blog-posts', 'Their draft, corrected', true]])
  })
})

describe('a draft in review', () => {
  /** Saves an article together with a review step. */
  async function step(id: number, user: Staff, reviewAction: 'submit' | 'request-changes') {
    const data = { reviewAction, reviewMessage: 'Please', _status: 'draft' as const }
    await (await testPayload()).update({
      collection: 'blog-posts',
      id,
      data,
      draft: true,
      ...as(user),
    })
  }
  const first = async (user: Staff) => {
    const { items, oldest } = (await dashboardFor(user)).drafts
    return [items[0]?.title, items[0]?.review, oldest === items[1]?.savedAt]
  }

  it('comes first for the user who has to act on it', async () => {
    await anArticle({ title: 'Older', _status: 'draft' })
    const { id } = await anArticle({ title: 'Handed in' })
    await saveDraft(id, 'Handed in', contributor)
    await step(id, contributor, 'submit')
    expect(await first(editor)).toEqual(['Handed in', 'submitted', true])

    const other = await anArticle({ title: 'Untouched' })
    await saveDraft(other.id, 'Older of mine', contributor)
    await step(id, editor, 'request-changes')
    expect(await first(contributor)).toEqual(['Handed in', 'changes-requested', true])
    expect((await first(editor))[0]).toBe('Older')
  })
})

describe('unverified listings', () => {
  it('are published listings that were not verified in the last 35 days, oldest first', async () => {
    const builder = await aBuilder({ name: 'Casa Tejas', phone: '(210) 555-0111' })
    const builders = [builder.id]
    await aCommunity({ name: 'Fresh', verifiedAt: daysAgo(34) })
    await aCommunity({ name: 'Due', verifiedAt: daysAgo(36), builders })
    await aCommunity({
      name: 'Late',
      verifiedAt: daysAgo(61),
      hoaPhone: '(210) 555-0122',
      builders,
    })
    await aCommunity({ name: 'Never' })
    await aCommunity({ name: 'Hidden', _status: 'draft' })
    const { unverified } = await dashboardFor(editor, now)
    expect(unverified).toMatchObject({ total: 3, published: 4, late: 2 })
    expect(unverified?.items.map(({ name, builder, phone }) => [name, builder, phone])).toEqual([
      ['Never', null, null],
      ['Late', 'Casa Tejas', '(210) 555-0122'],
      ['Due', 'Casa Tejas', '(210) 555-0111'],
    ])
  })

  it('come with the number of published communities that are not on the map', async () => {
    await aCommunity({ name: 'Mapped', latitude: 29.5, longitude: -98.5 })
    await aCommunity({ name: 'Unmapped' })
    await aCommunity({ name: 'Draft', _status: 'draft' })
    const { unverified } = await dashboardFor(editor, now)
    expect(unverified?.unmapped).toBe(1)
  })
})

describe('new leads', () => {
  it('are unanswered leads outside quarantine', async () => {
    const community = await aCommunity({ name: 'Villa Serena' })
    await aLead('Ana', daysAgo(1), { community_id: community.id, source: 'tour-request' })
    await aLead('Bo', daysAgo(2))
    await aLead('Answered', daysAgo(3), { status: 'contacted' })
    await aLead('Bot', daysAgo(3), { quarantined: true })
    const { leads } = await dashboardFor(editor, now)
    expect(leads?.total).toBe(2)
    expect(leads?.items).toMatchObject([
      { name: 'Bo', about: null, createdAt: daysAgo(2), message: 'I am Bo' },
      { name: 'Ana', about: 'Villa Serena', source: 'tour-request' },
    ])
    expect(leads?.items[0]).not.toHaveProperty('email')
  })
})

describe('past events', () => {
  it('are published events whose end, or else start, has passed', async () => {
    await anEvent({ title: 'To come' })
    await anEvent({ title: 'Over', eventDate: daysAgo(3), endDate: daysAgo(2) })
    await anEvent({ title: 'Going on', eventDate: daysAgo(1), endDate: daysAgo(-1) })
    await anEvent({ title: 'Without an end', eventDate: daysAgo(1) })
    await anEvent({ title: 'Draft', eventDate: daysAgo(1), _status: 'draft' })
    const { ended } = await dashboardFor(editor, now)
    expect(ended?.items.map(({ title }) => title)).toEqual(['Without an end', 'Over'])
  })

  it('can be unpublished one by one or all at once, which is audited and clears the list', async () => {
    const payload = await testPayload()
    const over = await anEvent({ title: 'Over', eventDate: daysAgo(3) })
    const other = await anEvent({ title: 'Also over', eventDate: daysAgo(4) })
    const coming = await anEvent()
    expect(await unpublishEvents([over.id, coming.id], editor, now)).toBe(1)
    expect(await unpublishEvents([over.id], editor, now)).toBe(0)
    expect(await unpublishEvents('all', editor, now)).toBe(1)
    const { docs } = await payload.find({ collection: 'events', sort: 'id', depth: 0 })
    expect(docs.map(({ id, _status }) => [id, _status])).toEqual([
      [over.id, 'draft'],
      [other.id, 'draft'],
      [coming.id, 'published'],
    ])
    const entries = await payload.find({ collection: 'audit-entries', depth: 0 })
    expect(entries.docs.map(({ action, userName }) => [action, userName])).toEqual([
      ['unpublished', editor.name],
      ['unpublished', editor.name],
    ])
    const { ended, drafts } = await dashboardFor(editor, now)
    expect([ended?.total, drafts.total]).toEqual([0, 0])
  })

  it('keep their newer draft when they are unpublished', async () => {
    const payload = await testPayload()
    const { id } = await anEvent({ title: 'This year', eventDate: daysAgo(3) })
    const data = { title: 'Next year' }
    await payload.update({ collection: 'events', id, data, draft: true, ...as(editor) })
    await unpublishEvents([id], editor, now)
    const newest = await payload.findByID({ collection: 'events', id, draft: true })
    expect([newest.title, newest._status]).toEqual(['Next year', 'draft'])
  })

  it('cannot be unpublished by a contributor', async () => {
    const payload = await testPayload()
    const { id } = await anEvent({ eventDate: daysAgo(3) })
    const taken = unpublishEvents([id], contributor, now)
    await expect(taken).rejects.toMatchObject({ status: 403 })
    expect((await payload.findByID({ collection: 'events', id }))._status).toBe('published')
  })
})

const aMail = (subject: string, status: string, updatedAt = daysAgo(1)) =>
  insertRows('deliveries', [
    {
      subject,
      status,
      to: 'sales@builder.example',
      text: 'Hello',
      channel: 'mail',
      kind: 'lead-notice',
      message_id: `<${subject}@guide.example>`,
      created_at: daysAgo(2),
      updated_at: updatedAt,
    },
  ])

describe('failed emails', () => {
  it('are those without further attempts, newest first', async () => {
    await aMail('Failed', 'failed', daysAgo(2))
    await aMail('Failed lately', 'failed')
    for (const status of ['queued', 'sent', 'kept']) await aMail(status, status)
    const { mails } = await dashboardFor(editor, now)
    expect(mails).toMatchObject({
      total: 2,
      items: [{ subject: 'Failed lately' }, { to: 'sales@builder.example' }],
    })
  })
})

describe('held emails', () => {
  const held = async () => (await dashboardFor(editor, now)).mails?.held

  it('are counted by channel, without those of leads in quarantine, and can all be sent', async () => {
    await emptyTables('payload_jobs')
    const [mail] = await aMail('Held', 'kept')
    await aMail('Failed', 'failed')
    const [webhook] = await aMail('To a system', 'kept')
    await sql(`update deliveries set channel = 'webhook' where id = $1`, webhook)
    const [lead] = await aLead('Bot', daysAgo(1), { quarantined: true })
    const [spam] = await aMail('Spam', 'kept')
    await sql('update deliveries set lead_id = $1 where id = $2', lead, spam)
    expect(await held()).toEqual({ mail: 1, webhook: 1 })

    expect(await sendHeld('mail', editor)).toBe(1)
    expect(await sendHeld('mail', editor)).toBe(0)
    expect(await held()).toEqual({ mail: 0, webhook: 1 })
    const jobs = await sql('select task_slug, queue, input from payload_jobs')
    expect(jobs).toEqual([{ task_slug: 'deliver', queue: 'deliveries', input: { delivery: mail } }])
    const entries = await sql('select action, user_name, document_id from audit_entries')
    expect(entries).toEqual([
      { action: 'updated', user_name: editor.name, document_id: String(mail) },
    ])
  })
})

describe('the section “published this week”', () => {
  it('lists each document that staff published once, also on creation, while it is published', async () => {
    const payload = await testPayload()
    const { id } = await anArticle({ title: 'News', _status: 'draft' })
    const set = (_status: 'draft' | 'published') =>
      payload.update({ collection: 'blog-posts', id, data: { _status }, ...as(editor) })
    await set('published')
    await set('draft')
    await set('published')
    const listed = {
      total: 1,
      items: [{ kind: 'blog-posts', id: String(id), title: 'News', by: editor.name }],
    }
    expect((await dashboardFor(editor)).published).toMatchObject(listed)
    // A contributor sees the documents that are also the contributor's work.
    expect((await dashboardFor(contributor)).published.total).toBe(0)
    await saveDraft(id, 'News, longer', contributor)
    expect((await dashboardFor(contributor)).published).toMatchObject(listed)
    const created = await payload.create({
      collection: 'blog-posts',
      data: {
        title: 'Published at once',
        slug: 'published-at-once',
        excerpt: 'News.',
        content: richText('News.'),
        _status: 'published',
      },
      ...as(editor),
    })
    const titles = async () =>
      (await dashboardFor(editor)).published.items.map(({ title }) => title)
    expect(await titles()).toEqual(['Published at once', 'News'])
    await set('draft')
    expect(await titles()).toEqual(['Published at once'])
    await payload.delete({ collection: 'blog-posts', id: created.id, ...as(editor) })
    expect(await titles()).toEqual([])
    await set('published')
    // Simulates that time passes. Only a replica may change the audit log.
    await (await testPayload()).db.pool.query(`
      begin;
      set local session_replication_role = replica;
      update audit_entries set created_at = now() - interval '8 days';
      commit`)
    expect((await dashboardFor(editor)).published.total).toBe(0)
  })
})

describe('scheduled changes', () => {
  /** Queues the job that Payload's form queues. */
  async function schedule(type: 'publish' | 'unpublish', id: number, waitUntil: Date) {
    const payload = await testPayload()
    const doc = { relationTo: 'blog-posts' as const, value: id }
    await payload.jobs.queue({ task: 'schedulePublish', input: { type, doc }, waitUntil })
  }
  /** Schedules or cancels as the given user, through the server function of the form. */
  async function asking(user: Staff, wish: SchedulePublishHandlerArgs) {
    const req = await createLocalReq({ user }, await testPayload())
    return schedulePublish({
      ...wish,
      req,
      user,
      importMap: {},
      cookies: new Map(),
      permissions: {},
      locale: { code: 'en', label: 'English' },
    })
  }
  const work = async () => (await dashboardFor(contributor)).scheduled
  beforeEach(() => emptyTables('payload_jobs'))

  it('are listed by due date, for all roles', async () => {
    const later = await anArticle({ title: 'Old news' })
    const sooner = await anArticle({ title: 'News', _status: 'draft' })
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const [soon, late] = [inHours(1), inHours(2)]
    await schedule('unpublish', later.id, late)
    await schedule('publish', sooner.id, soon)
    expect(await work()).toMatchObject({
      total: 2,
      items: [
        { title: 'News', action: 'publish', dueAt: soon.toISOString(), problem: null },
        { title: 'Old news', action: 'unpublish', dueAt: late.toISOString(), problem: null },
      ],
    })
  })

  it('are all listed on request, which leaves the other sections unchanged', async () => {
    const { id } = await anArticle()
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    for (let hours = 1; hours <= 7; hours++) await schedule('unpublish', id, inHours(hours))
    const shown = ({ items, total }: { items: readonly unknown[]; total: number }) => [
      items.length,
      total,
    ]
    expect(shown(await work())).toEqual([5, 7])
    const inFull = await dashboardFor(contributor, new Date(), 'scheduled')
    expect(shown(inFull.scheduled)).toEqual([7, 7])
    expect(shown((await dashboardFor(contributor, new Date(), 'published')).scheduled)).toEqual([
      5, 7,
    ])
  })

  it('include failed publications with their reason until the document is saved', async () => {
    const payload = await testPayload()
    const { id } = await payload.create({
      collection: 'blog-posts',
      data: { title: 'Not finished' },
      draft: true,
    })
    await schedule('publish', id, new Date(Date.now() - 60_000))
    await payload.jobs.run({ silent: true })
    const problem = 'The following fields are invalid: Text > Excerpt, Text > Content'
    expect(await work()).toMatchObject({ total: 1, items: [{ title: 'Not finished', problem }] })
    await saveDraft(id, 'Nearly finished', editor)
    expect((await work()).total).toBe(0)
  })

  it('include jobs of users who may no longer publish', async () => {
    const payload = await testPayload()
    const former = await aUser('editor')
    const [up, down] = [await anArticle({ _status: 'draft' }), await anArticle()]
    const date = new Date(Date.now() + 60_000)
    for (const [type, { id }] of [['publish', up] as const, ['unpublish', down] as const]) {
      await asking(former, {
        type,
        date,
        doc: { relationTo: 'blog-posts', value: String(id) },
      })
    }
    await payload.db.pool.query(`update payload_jobs set wait_until = now() - interval '1 minute'`)
    await payload.update({ collection: 'users', id: former.id, data: { role: 'contributor' } })
    await payload.jobs.run({ silent: true })
    const problem = 'You are not allowed to perform this action.'
    const { items } = await work()
    expect(items.map((item) => [item.id, item.problem]).sort()).toEqual([
      [up.id, problem],
      [down.id, problem],
    ])
    const shown = await payload.findByID({ collection: 'blog-posts', id: down.id })
    expect(shown._status).toBe('published')
  })

  it('are refused without a time and with a time in the past, and are shown in the form', async () => {
    const { id } = await anArticle({ _status: 'draft' })
    const doc = { relationTo: 'blog-posts', value: String(id) } as const
    const inAnHour = new Date(Date.now() + 3_600_000)
    for (const date of [undefined, new Date(Date.now() - 1000)]) {
      const refused = await asking(editor, { type: 'publish', doc, ...(date ? { date } : {}) })
      expect(refused).toEqual({ error: 'Choose a time in the future.' })
    }
    expect(await listSchedules(doc)).toEqual([])
    await asking(editor, { type: 'publish', doc, date: inAnHour })
    await asking(editor, { type: 'unpublish', doc: { ...doc, value: '1' }, date: inAnHour })
    expect(await listSchedules(doc)).toEqual([
      { job: expect.any(Number), action: 'publish', dueAt: inAnHour.toISOString() },
    ])
  })

  it('can only be set and canceled by editors', async () => {
    const { id } = await anArticle({ _status: 'draft' })
    const doc = { relationTo: 'blog-posts', value: String(id) } as const
    const wish = { type: 'publish', date: new Date(Date.now() + 3_600_000), doc } as const
    await expect(asking(contributor, wish)).rejects.toMatchObject({ status: 403 })
    await asking(editor, wish)
    const [waiting] = (await work()).items
    const remove = { deleteID: waiting?.job }
    await expect(asking(contributor, remove)).rejects.toMatchObject({ status: 403 })
    expect((await work()).total).toBe(1)
    await asking(editor, remove)
    const payload = await testPayload()
    expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  })

  it('have one audit entry per schedule and one per cancellation', async () => {
    const { id } = await anArticle({ title: 'News' })
    const doc = { relationTo: 'blog-posts', value: String(id) } as const
    const date = new Date(Date.now() + 3_600_000)
    const payload = await testPayload()
    await payload.db.pool.query('truncate audit_entries cascade')
    await asking(editor, { type: 'unpublish', date, doc })
    const strike = { deleteID: (await work()).items[0]?.job }
    const admin = await aUser('admin')
    await asking(admin, strike)
    await asking(admin, strike)
    const { docs } = await payload.find({ collection: 'audit-entries', sort: 'id', depth: 0 })
    expect(docs).toMatchObject(
      [editor, admin].map(({ name }) => ({
        action: 'updated',
        userName: name,
        collectionSlug: 'blog-posts',
        documentId: String(id),
        documentTitle: 'News',
        changedFields: ['unpublishAt'],
      })),
    )
    expect(docs).toHaveLength(2)
  })
})

describe('the dashboard', () => {
  it('needs one statement', async () => {
    expect(await countStatements(() => dashboardFor(editor))).toBe(1)
  })

  it('hides leads, emails, unverified listings and past events from contributors', async () => {
    await aLead('Secret', daysAgo(1))
    await aMail('About Secret', 'failed')
    const work = await dashboardFor(contributor, now)
    expect([work.leads, work.mails, work.unverified, work.ended]).toEqual(Array(4).fill(null))
    expect(JSON.stringify(work)).not.toContain('Secret')
  })
})

describe('bulk updates of listings', () => {
  const found = async (id: number, draft = false): Promise<Community> =>
    (await testPayload()).findByID({ collection: 'communities', id, draft, depth: 0 })

  it('verify the published version and leave a newer draft unpublished', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ name: 'Live', startPrice: 300_000 })
    await payload.update({
      collection: 'communities',
      id,
      data: { startPrice: 1 },
      draft: true,
      ...as(contributor),
    })
    await emptyTables('audit_entries')
    expect(await updateListings([id], { field: 'verifiedAt', value: now }, editor)).toEqual({
      saved: [id],
      problems: [],
    })
    const [live, draft] = [await found(id), await found(id, true)]
    expect([live._status, live.startPrice, live.verifiedAt]).toEqual([
      'published',
      300_000,
      now.toISOString(),
    ])
    expect([draft._status, draft.startPrice, draft.verifiedAt, draft.updatedBy]).toEqual([
      'draft',
      1,
      now.toISOString(),
      editor.id,
    ])
    const { docs } = await payload.find({ collection: 'audit-entries', depth: 0 })
    // The change of the published version, and that of the draft.
    const entry = {
      action: 'updated',
      user: editor.id,
      userName: editor.name,
      documentTitle: 'Live',
      collectionSlug: 'communities',
      documentId: String(id),
      changedFields: ['verifiedAt'],
    }
    expect(docs).toMatchObject([entry, entry])
  })

  it('set the featured flag and the availability of many listings', async () => {
    const ids = [(await aCommunity()).id, (await aCommunity()).id]
    const untouched = await aCommunity()
    const all = { saved: ids, problems: [] }
    expect(await updateListings(ids, { field: 'isFeatured', value: true }, editor)).toEqual(all)
    expect(await updateListings(ids, { field: 'status', value: 'sold_out' }, editor)).toEqual(all)
    for (const id of ids) {
      expect(await found(id)).toMatchObject({ isFeatured: true, status: 'sold_out' })
    }
    expect(await found(untouched.id)).toMatchObject({ isFeatured: false, status: 'available' })
  })

  it('leave a listing alone that another user is editing, and say who, and change the others', async () => {
    const payload = await testPayload()
    const { id, name } = await aCommunity()
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'communities', value: id },
        user: { relationTo: 'users', value: contributor.id },
      },
    })
    const other = await aCommunity()
    const verify = (user: Staff) =>
      updateListings([id, other.id], { field: 'verifiedAt', value: now }, user)
    expect(await verify(editor)).toEqual({
      saved: [other.id],
      problems: [{ id, name, problem: { state: 'locked', by: contributor.name } }],
    })
    expect((await found(id)).verifiedAt).toBeFalsy()
  })

  it('apply to all documents that match the list filter', async () => {
    const { id } = await aCommunity({ city: 'Schertz' })
    await aCommunity({ city: 'Boerne' })
    expect(await idsWhere('communities', { city: { equals: 'Schertz' } }, editor)).toEqual([id])
  })
})

describe('the menu', () => {
  it('counts documents, new leads, failed emails and active ads in one statement', async () => {
    await aCommunity()
    await aCommunity({ _status: 'draft' })
    await aLead('New', daysAgo(1))
    await aLead('Old', daysAgo(1), { status: 'closed' })
    await aMail('Failed', 'failed')
    await aMail('Sent', 'sent')
    let counts = {}
    const slugs = ['communities', 'leads', 'deliveries', 'ads', 'blog-posts']
    const statements = await countStatements(async () => {
      counts = await menuCounts(slugs)
    })
    expect(statements).toBe(1)
    expect(counts).toEqual({ communities: 2, leads: 1, deliveries: 1, ads: 0, 'blog-posts': 0 })
    expect(await menuCounts([])).toEqual({})
  })
})

describe('names and file names in a list', () => {
  it('are loaded by id', async () => {
    const { id } = await aCommunity({ name: 'Stillwater' })
    const builder = await aBuilder({ name: 'Hearth & Hill' })
    expect(await Promise.all([loadCommunityName(id), loadBuilderName(builder.id)])).toEqual([
      'Stillwater',
      'Hearth & Hill',
    ])
    expect(await loadFileName(999_999)).toBeNull()
  })
})
