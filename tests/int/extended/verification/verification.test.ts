import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getFeatured } from '@/app/api/communities/featured/route'
import { defaultSiteInfo } from '@/content/site-defaults'
import { communityList } from '@/contract/communities/community'
import { communityQuery } from '@/contract/communities/community-query'
import { listCommunities, presentedCommunities } from '@/data/communities/list'
import { publishedLayout } from '@/data/submissions/intake/layout'
import { restoreVerifications, sendReminder, verifyBuilder } from '@/data/verification/mutations'
import { builderVerification, verificationQueue } from '@/data/verification/queries'
import { call } from '../../../fixtures/call'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, type Staff, testPayload } from '../../../fixtures/site'
import {
  applySubmission,
  csv,
  decideAll,
  readRows,
  submit,
  undoSubmission,
} from '../../../fixtures/submissions'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const reminder = { subject: 'Please check', text: 'Hello,\n\nare these right?' }

let editor: Staff
beforeAll(async () => {
  editor = await aUser('editor')
})

/** A builder with a published listing for each verification. */
async function aBuilderWith(...verified: readonly (string | null)[]) {
  const builder = await aBuilder({ email: 'sales@builder.example' })
  const listings = []
  for (const verifiedAt of verified)
    listings.push(await aCommunity({ builders: [builder.id], verifiedAt }))
  return { builder, listings }
}

const verifiedAt = async (id: number, draft = false) =>
  (await (await testPayload()).findByID({ collection: 'communities', id, draft, depth: 0 }))
    .verifiedAt

describe('the queue of builders', () => {
  it('begins with those never verified, then the one that waits longest', async () => {
    const recent = await aBuilderWith(daysAgo(3))
    const late = await aBuilderWith(daysAgo(2), daysAgo(90))
    const never = await aBuilderWith(daysAgo(1), null)
    await aCommunity({ builders: [recent.builder.id], verifiedAt: null, _status: 'draft' })
    const queue = await verificationQueue()
    const own = queue.filter(({ id }) =>
      [recent, late, never].some(({ builder }) => builder.id === id),
    )
    expect(own.map(({ id, listings, due }) => [id, listings, due])).toEqual([
      [never.builder.id, 2, 1],
      [late.builder.id, 2, 1],
      [recent.builder.id, 1, 0],
    ])
    expect(own.map(({ oldest }) => oldest?.slice(0, 10) ?? null)).toEqual([
      null,
      daysAgo(90).slice(0, 10),
      daysAgo(3).slice(0, 10),
    ])
  })

  it('asks a builder without an address where its tour requests go', async () => {
    const { id } = await aBuilder({ email: null })
    await aCommunity({ builders: [id], contactEmail: 'lodge@community.example' })
    const queue = await verificationQueue()
    expect(queue.find((one) => one.id === id)?.email).toBe('lodge@community.example')
  })
})

describe('the action “No changes this month”', () => {
  it('verifies all published listings of a builder and is undone', async () => {
    const { builder, listings } = await aBuilderWith(daysAgo(70), null)
    const other = await aCommunity({ verifiedAt: daysAgo(70) })
    const before = listings.map((listing) => ({
      id: listing.id,
      verifiedAt: listing.verifiedAt ?? null,
    }))
    expect((await verifyBuilder(builder.id, editor)).saved).toHaveLength(2)
    for (const { id } of listings) {
      expect(Date.now() - Date.parse((await verifiedAt(id)) ?? '')).toBeLessThan(60_000)
    }
    expect(await verifiedAt(other.id)).toBe(other.verifiedAt)

    expect((await restoreVerifications(before, editor)).saved).toHaveLength(2)
    for (const one of before) {
      expect((await verifiedAt(one.id)) ?? null).toBe(one.verifiedAt)
      expect((await verifiedAt(one.id, true)) ?? null).toBe(one.verifiedAt)
    }
  })

  it('is in the history of the builder, and so is taking it back', async () => {
    const { builder, listings } = await aBuilderWith(daysAgo(70), daysAgo(50))
    await verifyBuilder(builder.id, editor)
    const before = listings.map((listing) => ({
      id: listing.id,
      verifiedAt: listing.verifiedAt ?? null,
    }))
    await restoreVerifications(before, editor)
    await sendReminder(builder.id, reminder, false, editor)
    const found = await builderVerification(builder.id)
    const names = listings.map(({ name }) => name).sort()
    expect(found?.events).toMatchObject([
      { kind: 'reminded', by: editor.name, about: ['sales@builder.example'] },
      { kind: 'withdrawn', by: editor.name, about: names },
      { kind: 'verified', by: editor.name, about: names },
    ])
  })
})

describe('submissions', () => {
  it('are in the queue and in the history of their builder', async () => {
    const { builder, listings } = await aBuilderWith(daysAgo(40))
    const name = String(listings[0]?.name)
    const id = await submit(builder, csv(['Community', 'Price from'], [name, '$333,000']), {
      user: editor,
    })
    const [row] = await readRows(id)
    const record = String(row?.record)
    await decideAll(id, [{ record, target: 'community.startPrice', choice: 'accept' }], editor)
    await applySubmission(id, editor)
    await undoSubmission(id, editor)
    const inQueue = (await verificationQueue()).find((one) => one.id === builder.id)
    expect(inQueue?.submittedAt?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
    const events = (await builderVerification(builder.id))?.events ?? []
    const ofSubmission = events.filter(({ submission }) => submission === id)
    expect(ofSubmission.map(({ kind, by }) => [kind, by])).toEqual([
      ['undone', editor.name],
      ['applied', editor.name],
      ['submitted', editor.name],
    ])
  })

  it('begin with the published listings, and sent back unchanged they change nothing', async () => {
    const { builder } = await aBuilderWith(daysAgo(3), daysAgo(5))
    const file = await publishedLayout(builder.id)
    const id = await submit(builder, file)
    expect((await readRows(id)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  })
})

describe('a reminder', () => {
  it('is queued in the email log, with replies to the publisher', async () => {
    const payload = await testPayload()
    const { mapStart: _, ...settings } = defaultSiteInfo
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { ...settings, email: 'desk@guide.example' },
    })
    const { builder } = await aBuilderWith(daysAgo(70))
    const id = Number(await sendReminder(builder.id, reminder, false, editor))
    expect(await payload.findByID({ collection: 'deliveries', id, depth: 0 })).toMatchObject({
      kind: 'verification-reminder',
      to: 'sales@builder.example',
      replyTo: 'desk@guide.example',
      builder: builder.id,
      subject: 'Please check',
      text: expect.stringMatching(/^Hello,\n\nare these right\?\n\n.*:\n.*\/submit\/[\w.-]+\n/),
      html: expect.stringContaining('<p style="margin:0 0 16px">are these right?</p>'),
    })
    const audit = await sql(
      `select user_name, action::text from audit_entries where collection_slug = 'deliveries'
        and document_id = $1`,
      String(id),
    )
    expect(audit).toEqual([{ user_name: editor.name, action: 'created' }])
  })

  it('is sent once in seven days, unless an editor confirms another', async () => {
    const { builder } = await aBuilderWith(daysAgo(70))
    const both = await Promise.all([
      sendReminder(builder.id, reminder, false, editor),
      sendReminder(builder.id, reminder, false, editor),
    ])
    expect(both.filter((outcome) => outcome === 'recent')).toHaveLength(1)
    expect(await sendReminder(builder.id, reminder, false, editor)).toBe('recent')
    expect(await sendReminder(builder.id, reminder, true, editor)).toEqual(expect.any(Number))
    await sql(
      `update deliveries set created_at = now() - interval '7 days 1 minute' where builder_id = $1`,
      builder.id,
    )
    expect(await sendReminder(builder.id, reminder, false, editor)).toEqual(expect.any(Number))
  })

  it('that was held without a mail server does not count as sent', async () => {
    const { builder } = await aBuilderWith(daysAgo(70))
    await sendReminder(builder.id, reminder, false, editor)
    expect((await builderVerification(builder.id))?.remindedAt).not.toBeNull()
    await sql("update deliveries set status = 'kept' where builder_id = $1", builder.id)
    expect((await builderVerification(builder.id))?.remindedAt).toBeNull()
    expect(await sendReminder(builder.id, reminder, false, editor)).toEqual(expect.any(Number))
  })

  it('is not sent to a builder without an address', async () => {
    const { id } = await aBuilder({ email: null })
    await aCommunity({ builders: [id] })
    expect(await sendReminder(id, reminder, false, editor)).toBe('no-address')
  })
})

describe('a listing that was not verified for more than 60 days', () => {
  it('asks to confirm the price, unless it has none or is sold out', async () => {
    const of = { city: 'Latetown', startPrice: 400_000 }
    const names = {
      late: await aCommunity({ ...of, verifiedAt: daysAgo(62) }),
      due: await aCommunity({ ...of, verifiedAt: daysAgo(59) }),
      unpriced: await aCommunity({ ...of, startPrice: null, verifiedAt: daysAgo(62) }),
      sold: await aCommunity({ ...of, status: 'sold_out', verifiedAt: daysAgo(62) }),
    }
    const { items } = await listCommunities(communityQuery.parse({ city: 'Latetown' }))
    expect(items.filter(({ confirmsPrice }) => confirmsPrice).map(({ name }) => name)).toEqual([
      names.late.name,
    ])
  })

  it('is not among the featured ones of the home page, but of the API', async () => {
    const featured = { isFeatured: true, builders: [] }
    const late = await aCommunity({ ...featured, name: 'Agave', verifiedAt: daysAgo(62) })
    const due = await aCommunity({ ...featured, name: 'Basil', verifiedAt: daysAgo(59) })
    const fresh = await aCommunity({ ...featured, name: 'Clover', verifiedAt: null })
    const own = new Set([late, due, fresh].map(({ id }) => String(id)))
    const names = (items: readonly { id: string; name: string }[]) =>
      items.filter(({ id }) => own.has(id)).map(({ name }) => name)
    expect(names(await presentedCommunities())).toEqual([due.name, fresh.name])
    const response = await call(getFeatured, '/api/communities/featured')
    expect(names(communityList.parse(await response.json()))).toEqual([
      late.name,
      due.name,
      fresh.name,
    ])
  })
})
