import { beforeEach, describe, expect, it } from 'vitest'
import { POST as confirm } from '@/app/(frontend)/submit/[token]/unchanged/route'
import { POST as remindDue } from '@/app/internal/monthly-reminders/route'
import { defaultSiteInfo } from '@/content/site-defaults'
import { listingsToConfirm } from '@/data/verification/confirm'
import { sendReminder } from '@/data/verification/mutations'
import { builderVerification } from '@/data/verification/queries'
import { remindOverdue, sendMonthlyReminders } from '@/data/verification/remind-overdue'
import { reminderTemplate } from '@/domain/verification/reminder'
import { call } from '../../../fixtures/call'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, testPayload } from '../../../fixtures/site'

const editor = await aUser('editor')
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

beforeEach(async () => {
  await emptyTables('deliveries', 'payload_jobs', 'submission_links', 'audit_entries')
  await emptyTables('communities', 'builders')
})

/** A builder with a published listing that was verified long ago. */
async function anOverdueBuilder(name: string, email: string | null) {
  const builder = await aBuilder({ name, email })
  const listing = await aCommunity({
    name: `${name} Ranch`,
    builders: [builder.id],
    startPrice: 389_900,
    verifiedAt: daysAgo(70),
  })
  return { builder, listing }
}

const emails = () =>
  sql(`select "to", subject, text, html from deliveries
    where kind = 'verification-reminder' order by "to"`)
const reminder = reminderTemplate
const tokenIn = (text: unknown) => /\/submit\/([\w.-]+)/.exec(String(text))?.[1] ?? ''

describe('a reminder to all overdue builders', () => {
  it('is one email for each, but none without an address or after one of the last days', async () => {
    await anOverdueBuilder('Bluestem', 'sales@bluestem.example')
    await anOverdueBuilder('Canyon', 'sales@canyon.example')
    await anOverdueBuilder('Silent', null)
    const recent = await anOverdueBuilder('Dogwood', 'sales@dogwood.example')
    await sendReminder(recent.builder.id, reminder, false, editor)
    const fresh = await aBuilder({ name: 'Fresh', email: 'sales@fresh.example' })
    await aCommunity({ builders: [fresh.id], verifiedAt: daysAgo(3) })

    expect(await remindOverdue({ reminder }, editor)).toEqual({
      sent: 2,
      noAddress: ['Silent'],
      recent: ['Dogwood'],
    })
    const sent = await emails()
    expect(sent.map(({ to }) => to)).toEqual([
      'sales@bluestem.example',
      'sales@canyon.example',
      'sales@dogwood.example',
    ])
    expect(sent[0]?.subject).toBe(`Are your listings in the ${defaultSiteInfo.name} up to date?`)
    expect(sent[0]?.text).toContain('Hello Bluestem team,')
    expect(sent[0]?.text).toContain('- Bluestem Ranch: from $389,900, available, last confirmed')
    expect(sent[0]?.html).toContain(`/submit/${tokenIn(sent[0]?.text)}"`)
    expect(tokenIn(sent[0]?.text)).not.toBe(tokenIn(sent[1]?.text))
  })

  it('is recorded as a reminder of each builder, like a single one', async () => {
    const { builder } = await anOverdueBuilder('Bluestem', 'sales@bluestem.example')
    await remindOverdue({ reminder }, editor)
    const found = await builderVerification(builder.id)
    expect(found?.remindedAt).not.toBeNull()
    expect(found?.events).toMatchObject([
      { kind: 'reminded', by: editor.name, about: ['sales@bluestem.example'] },
    ])
  })

  it('sends nothing twice when it is pressed twice, also at the same time', async () => {
    await anOverdueBuilder('Bluestem', 'sales@bluestem.example')
    await anOverdueBuilder('Canyon', 'sales@canyon.example')
    const both = await Promise.all([
      remindOverdue({ reminder }, editor),
      remindOverdue({ reminder }, editor),
    ])
    expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(2)
    expect(await remindOverdue({ reminder }, editor)).toMatchObject({ sent: 0 })
    expect(await emails()).toHaveLength(2)
  })

  it('goes only to the builders that the editor saw', async () => {
    const { builder } = await anOverdueBuilder('Bluestem', 'sales@bluestem.example')
    await anOverdueBuilder('Canyon', 'sales@canyon.example')
    await anOverdueBuilder('Silent', null)
    const result = await remindOverdue({ reminder, only: [builder.id] }, editor)
    expect(result).toEqual({ sent: 1, noAddress: ['Silent'], recent: [] })
    expect((await emails()).map(({ to }) => to)).toEqual(['sales@bluestem.example'])
  })
})

describe('the monthly reminder', () => {
  const nine = new Date('2026-11-05T15:00:00Z')
  const turn = async (remindBuilders: boolean) => {
    const { mapStart: _, ...settings } = defaultSiteInfo
    await (await testPayload()).updateGlobal({
      slug: 'site-settings',
      data: { ...settings, remindBuilders, reminderDay: 5 },
    })
  }

  it('is sent at 9 AM on its day, once with two servers, if the settings say so', async () => {
    const { builder } = await anOverdueBuilder('Bluestem', 'sales@bluestem.example')
    await turn(false)
    expect(await sendMonthlyReminders(nine)).toBe(0)
    await turn(true)
    expect(await sendMonthlyReminders(new Date('2026-11-05T14:59:00Z'))).toBe(0)
    expect(await sendMonthlyReminders(new Date('2026-11-06T15:00:00Z'))).toBe(0)
    expect(await emails()).toEqual([])

    const sent = await Promise.all([sendMonthlyReminders(nine), sendMonthlyReminders(nine)])
    expect(sent.sort()).toEqual([0, 1])
    expect(await sendMonthlyReminders(nine)).toBe(0)
    expect(await emails()).toHaveLength(1)
    expect((await builderVerification(builder.id))?.events).toMatchObject([
      { kind: 'reminded', by: 'Automatic sending' },
    ])
  })

  it('is called by the server alone', async () => {
    const response = await call(remindDue, '/internal/monthly-reminders', {
      method: 'POST',
      body: {},
    })
    expect(response.status).toBe(404)
  })
})

describe('the link of a reminder', () => {
  async function aReminder() {
    const own = await anOverdueBuilder('Bluestem', 'sales@bluestem.example')
    const late = await aCommunity({ builders: [own.builder.id], verifiedAt: null })
    const draft = await aCommunity({
      builders: [own.builder.id],
      verifiedAt: null,
      _status: 'draft',
    })
    const other = await anOverdueBuilder('Canyon', null)
    await remindOverdue({ reminder }, editor)
    const [email] = await emails()
    return { ...own, late, draft, other, token: tokenIn(email?.text) }
  }

  const press = (token: string) =>
    confirm(new Request(`http://localhost:3000/submit/${token}/unchanged`, { method: 'POST' }), {
      params: Promise.resolve({ token }),
    })
  const find = async (id: number) =>
    (await testPayload()).findByID({ collection: 'communities', id, depth: 0 })

  it('shows what a click confirms and changes nothing', async () => {
    const { token, late, listing } = await aReminder()
    expect((await listingsToConfirm(token)).map(({ id }) => id).sort()).toEqual(
      [listing.id, late.id].sort(),
    )
    expect(await find(listing.id)).toMatchObject({ verifiedAt: listing.verifiedAt })
  })

  it('verifies the published listings of the builder by one click', async () => {
    const { builder, listing, late, draft, other, token } = await aReminder()
    const response = await press(token)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/submit/${token}?confirmed=1`,
    ])
    for (const { id } of [listing, late]) {
      const { verifiedAt, _status } = await find(id)
      expect(Date.now() - Date.parse(verifiedAt ?? '')).toBeLessThan(60_000)
      expect(_status).toBe('published')
    }
    expect((await find(draft.id)).verifiedAt ?? null).toBeNull()
    expect((await find(other.listing.id)).verifiedAt).toBe(other.listing.verifiedAt)
    expect(await listingsToConfirm(token)).toEqual([])
    expect((await builderVerification(builder.id))?.events).toMatchObject([
      {
        kind: 'verified',
        by: 'Bluestem (by a link)',
        about: [listing.name, late.name].sort(),
      },
      { kind: 'reminded', by: editor.name },
    ])
  })

  it('verifies once when the button is pressed twice', async () => {
    const { builder, token } = await aReminder()
    await Promise.all([press(token), press(token)])
    await press(token)
    const verified = await sql(
      "select id from audit_entries where user_name = 'Bluestem (by a link)'",
    )
    expect(verified).toHaveLength(2)
    expect((await builderVerification(builder.id))?.listings).toHaveLength(2)
  })

  it('leaves out a listing that a user is editing, which can be confirmed later', async () => {
    const { token, late, listing } = await aReminder()
    const payload = await testPayload()
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'communities', value: late.id },
        user: { relationTo: 'users', value: editor.id },
      },
    })
    await press(token)
    expect((await listingsToConfirm(token)).map(({ id }) => id)).toEqual([late.id])
    expect((await find(listing.id)).verifiedAt).not.toBe(listing.verifiedAt)
  })

  it('verifies nothing when it is forged', async () => {
    const { listing } = await aReminder()
    const response = await press('forged')
    expect(response.headers.get('location')).toBe('/submit/forged')
    expect((await find(listing.id)).verifiedAt).toBe(listing.verifiedAt)
  })
})
