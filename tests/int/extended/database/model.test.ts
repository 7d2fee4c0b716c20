import { describe, expect, it } from 'vitest'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'

describe('slugs', () => {
  it('are derived from the name, do not change with it, and can be edited', async () => {
    const payload = await testPayload()
    const community = await aCommunity({
      name: 'Juniper Draw & Mill',
      slug: '',
      generateSlug: true,
    })
    expect(community.slug).toBe('juniper-draw-and-mill')
    const edited = await payload.update({
      collection: 'communities',
      id: community.id,
      data: { slug: 'juniper', generateSlug: false },
    })
    expect(edited.slug).toBe('juniper')
  })

  it.each([
    ['Pecan Hollow NEW!', 'pecan-hollow-new'],
    ['/Peña’s  Crossing/', 'penas-crossing'],
    ['../admin?x=1#y', 'admin-x-1-y'],
  ])('are made valid when saved: %s', async (typed, stored) => {
    const payload = await testPayload()
    const { id } = await aBuilder()
    const data = { slug: typed, generateSlug: false }
    const draft = await payload.update({ collection: 'builders', id, data, draft: true })
    expect(draft.slug).toBe(stored)
    await payload.update({ collection: 'builders', id, data: { _status: 'published' } })
    expect(await payload.findByID({ collection: 'builders', id })).toMatchObject({ slug: stored })
    await payload.delete({ collection: 'builders', id })
    expect((await aBuilder({ slug: typed, generateSlug: false })).slug).toBe(stored)
  })

  it('are required for publication, and drafts without one do not conflict', async () => {
    const payload = await testPayload()
    for (const name of ['One', 'Other']) {
      const { id } = await aBuilder({ name, _status: 'draft' })
      const data = { slug: '!?', generateSlug: false }
      const draft = await payload.update({ collection: 'builders', id, data, draft: true })
      expect(draft.slug).toBeNull()
      const publish = { ...data, _status: 'published' } as const
      await expect(
        payload.update({ collection: 'builders', id, data: publish }),
      ).rejects.toMatchObject({ status: 400 })
    }
  })

  it('are unique', async () => {
    await aBuilder({ slug: 'one-of-a-kind' })
    await expect(aBuilder({ slug: 'one-of-a-kind' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('a community', () => {
  it('stores when it was first published', async () => {
    const payload = await testPayload()
    const draft = await aCommunity({ _status: 'draft' })
    expect(draft.firstPublishedAt ?? null).toBeNull()
    const publish = () =>
      payload.update({
        collection: 'communities',
        id: draft.id,
        data: { _status: 'published' },
      })
    const first = (await publish()).firstPublishedAt
    expect(first).toBeTruthy()
    expect((await publish()).firstPublishedAt).toBe(first)
  })

  it('is a new and unverified listing when it is duplicated', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ verifiedAt: '2026-05-01T12:00:00.000Z' })
    const copy = await payload.duplicate({ collection: 'communities', id, draft: true })
    expect([copy.firstPublishedAt ?? null, copy.verifiedAt ?? null]).toEqual([null, null])
  })

  it('rejects an end price below the start price', async () => {
    await expect(aCommunity({ startPrice: 300000, endPrice: 200000 })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is listed by its builders', async () => {
    const payload = await testPayload()
    const builder = await aBuilder()
    const community = await aCommunity({ builders: [builder.id] })
    const { communities } = await payload.findByID({
      collection: 'builders',
      id: builder.id,
      depth: 1,
    })
    expect(communities?.docs).toMatchObject([{ id: community.id }])
  })

  it('has versions', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ startPrice: 1 })
    await payload.update({ collection: 'communities', id, data: { startPrice: 2 } })
    const { docs } = await payload.findVersions({
      collection: 'communities',
      where: { parent: { equals: id } },
    })
    expect(docs.map(({ version }) => version.startPrice)).toEqual([2, 1])
  })
})

describe('indexes', () => {
  it.each([
    [
      'communities',
      [
        'slug',
        'city',
        'county',
        'status',
        'is_featured',
        'start_price',
        'first_published_at',
        'verified_at',
        '_status',
      ],
    ],
    ['builders', ['slug', 'tier', '_status']],
    ['blog_posts', ['slug', 'category', 'published_at', '_status']],
    ['events', ['slug', 'event_date', 'end_date', 'event_type', '_status']],
    [
      'leads',
      [
        'status',
        'source',
        'community_id',
        'builder_id',
        'email',
        'quarantined',
        'idempotency_key',
        'created_at',
      ],
    ],
    [
      'newsletter_subscriptions',
      ['email', 'status', 'interest', 'unsubscribe_token', 'quarantined', 'consent_form'],
    ],
    ['newsletter_suppressions', ['digest']],
    ['newsletter_unsubscriptions', ['subscription_id', 'created_at']],
    ['resources', ['slug', 'category', 'type', 'is_featured']],
    ['ads', ['slot', 'active', 'starts_at', 'ends_at']],
    ['redirects', ['from']],
    ['audit_entries', ['created_at', 'collection_slug', 'user_id']],
    ['deliveries', ['status', 'lead_id', 'message_id', 'created_at']],
    ['rate_limits', ['key', 'expire']],
    ['submissions', ['builder_id', 'status', 'received_at']],
    ['submission_records', ['submission_id']],
  ])('exist for the queried columns of %s', async (table, columns) => {
    const payload = await testPayload()
    const { rows } = await payload.db.pool.query<{ indexdef: string }>(
      'select indexdef from pg_indexes where tablename = $1',
      [table],
    )
    const indexed = rows.map(({ indexdef }) => /\("?(\w+)"?/.exec(indexdef)?.[1])
    expect(columns.filter((column) => !indexed.includes(column))).toEqual([])
  })
})
