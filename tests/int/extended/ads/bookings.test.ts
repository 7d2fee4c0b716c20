import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { POST as remindDue } from '@/app/internal/ad-renewals/route'
import { GET } from '@/app/internal/booking-report/[id]/route'
import { Booking as BookingCollection } from '@/collections/Booking'
import { defaultSiteInfo } from '@/content/site-defaults'
import { bookingReport, findAvailability } from '@/data/ads/bookings'
import { currentAds } from '@/data/ads/queries'
import { remindOfRenewals } from '@/data/ads/renewals'
import { adReport } from '@/data/ads/report'
import { moveEntry } from '@/data/calendar/mutations'
import { countPageEvents } from '@/data/counts/mutations'
import { dashboardFor } from '@/data/dashboard/dashboard'
import type { Ad, Booking } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { emptyTables, insertRows, sql } from '../../../fixtures/rows'
import { aUser, testPayload } from '../../../fixtures/site'
import { as, signIn } from '../../../fixtures/staff'

const payload = await testPayload()
const editor = await aUser('editor')
const contributor = await aUser('contributor')

const now = new Date('2026-11-20T18:00:00Z')
const day = (text: string) => `${text}T12:00:00.000Z`
const december = { startsAt: day('2026-12-01'), endsAt: day('2026-12-31') }
const current = { startsAt: day('2026-11-01'), endsAt: day('2026-11-30') }

beforeEach(() =>
  emptyTables('ads', 'bookings', 'advertisers', 'media', 'deliveries', 'payload_jobs'),
)

const anAdvertiser = (name = 'Larkspur Title') =>
  payload.create({
    collection: 'advertisers',
    data: { name, contactName: 'Ines Ortega', email: 'ines@larkspur.example' },
  })

async function aBooking(changes: Partial<Booking> = {}): Promise<Booking> {
  const { id } = await anAdvertiser()
  return payload.create({
    collection: 'bookings',
    data: { advertiser: id, slots: ['top'], share: 50, price: 4321, ...december, ...changes },
    depth: 0,
  })
}

async function anAd(changes: Partial<Ad> = {}): Promise<Ad> {
  const [creative = 0] = await insertRows('media', [
    { alt: 'A banner', filename: `banner-${crypto.randomUUID()}.svg` },
  ])
  return payload.create({
    collection: 'ads',
    data: {
      name: 'Closing costs',
      creative,
      alt: 'Closing costs',
      link: 'https://larkspur.example',
      slot: 'top',
      weight: 1,
      active: true,
      ...changes,
    },
    depth: 0,
  })
}

const rejection = (path: string, message: string | RegExp) => ({
  data: { errors: [{ path, message: expect.stringMatching(message) }] },
})

const readAd = ({ id }: Ad) => payload.findByID({ collection: 'ads', id, depth: 0 })

const update = ({ id }: Booking, data: Partial<Booking>) =>
  payload.update({ collection: 'bookings', id, data, depth: 0 })

describe('a booking', () => {
  it('is named after its advertiser and first day, and has a state from its days', async () => {
    const booking = await aBooking(december)
    expect(booking.name).toBe('Larkspur Title, from December 1, 2026')
    const canceled = await update(booking, { canceled: true })
    expect(canceled.state).toBe('canceled')
    const past = await aBooking({ startsAt: day('2020-01-01'), endsAt: day('2020-01-31') })
    expect(past.state).toBe('ended')
  })

  it('that ends before it begins is rejected', async () => {
    await expect(
      aBooking({ startsAt: december.endsAt, endsAt: december.startsAt }),
    ).rejects.toMatchObject(rejection('endsAt', 'The last day is before the first day.'))
  })

  it('is renewed for the days that follow, with its slots, share and price', async () => {
    const booking = await aBooking()
    const local = await createLocalReq({ user: editor }, payload)
    const req = { ...local, query: { renews: String(booking.id) } } as PayloadRequest
    const field = (name: string) =>
      BookingCollection.fields
        .flatMap((each) => (each.type === 'row' ? each.fields : [each]))
        .find((each) => 'name' in each && each.name === name)
    const prefill = async (name: string) => {
      const found = field(name)
      if (!found || !('defaultValue' in found) || typeof found.defaultValue !== 'function') return
      return found.defaultValue({ req, user: req.user, locale: 'en' } as never)
    }
    const names = ['renews', 'advertiser', 'slots', 'share', 'price', 'startsAt', 'endsAt']
    expect(await Promise.all(names.map(prefill))).toEqual([
      booking.id,
      booking.advertiser,
      ['top'],
      50,
      4321,
      day('2027-01-01'),
      day('2027-01-31'),
    ])
  })

  it('is not deleted while an ad belongs to it, nor is its advertiser', async () => {
    const booking = await aBooking()
    await anAd({ booking: booking.id })
    await expect(payload.delete({ collection: 'bookings', id: booking.id })).rejects.toThrow(
      'This booking is used in Closing costs (Ad). Remove it there first.',
    )
    await expect(
      payload.delete({ collection: 'advertisers', id: Number(booking.advertiser) }),
    ).rejects.toThrow('This advertiser is used in')
  })
})

describe('an ad of a booking', () => {
  it('has the days of the booking unless it has its own', async () => {
    const booking = await aBooking()
    expect(await anAd({ booking: booking.id })).toMatchObject(december)
    const own = { startsAt: day('2026-12-10'), endsAt: day('2026-12-20') }
    expect(await anAd({ booking: booking.id, ...own })).toMatchObject(own)
    const without = await anAd()
    expect([without.startsAt ?? null, without.endsAt ?? null]).toEqual([null, null])
  })

  it('is rejected outside the days or slots of the booking, and as a house ad', async () => {
    const { id: booking } = await aBooking()
    const days = 'outside the booking, December 1, 2026 to December 31, 2026.'
    await expect(anAd({ booking, startsAt: day('2026-11-30') })).rejects.toMatchObject(
      rejection('startsAt', days),
    )
    await expect(anAd({ booking, endsAt: day('2027-01-01') })).rejects.toMatchObject(
      rejection('endsAt', days),
    )
    await expect(anAd({ booking, slot: 'bottom' })).rejects.toMatchObject(
      rejection('slot', 'This slot is not in the booking.'),
    )
    await expect(anAd({ booking, isHouse: true })).rejects.toMatchObject(
      rejection('isHouse', 'A house ad has no booking.'),
    )
  })

  it('cannot be dragged out of the booking in the calendar', async () => {
    const { id: booking } = await aBooking()
    const ad = await anAd({ booking })
    const move = { move: 'ad-end', id: ad.id, seen: '2026-12-31T06:00', time: null } as const
    expect(await moveEntry({ ...move, day: '2027-01-05' }, editor)).toContain('outside the booking')
    expect((await readAd(ad)).endsAt).toBe(december.endsAt)
    expect(await moveEntry({ ...move, day: '2026-12-24' }, editor)).toBeNull()
    expect((await readAd(ad)).endsAt).toBe(day('2026-12-24'))
  })

  it('follows the days of the booking where it had the same, and no change leaves it outside', async () => {
    const booking = await aBooking()
    const whole = await anAd({ booking: booking.id })
    await update(booking, { endsAt: day('2027-01-31') })
    expect((await readAd(whole)).endsAt).toBe(day('2027-01-31'))
    await anAd({ name: 'Holidays', booking: booking.id, endsAt: day('2027-01-10') })
    await expect(update(booking, { endsAt: december.endsAt })).rejects.toMatchObject(
      rejection('endsAt', 'The ad “Holidays” does not fit.'),
    )
    await expect(update(booking, { slots: ['middle'] })).rejects.toMatchObject(
      rejection('slots', 'This slot is not in the booking.'),
    )
    expect((await readAd(whole)).endsAt).toBe(day('2027-01-31'))
  })

  it('ends when the booking is canceled, and cannot be active again', async () => {
    const booking = await aBooking(current)
    const ad = await anAd({ booking: booking.id })
    expect((await currentAds(now)).top?.id).toBe(String(ad.id))
    await update(booking, { canceled: true })
    expect((await currentAds(now)).top).toBeNull()
    await expect(
      payload.update({ collection: 'ads', id: ad.id, data: { active: true } }),
    ).rejects.toMatchObject(rejection('active', 'The booking is canceled'))
  })

  it('stays with its booking once it was shown, so that its report stays right', async () => {
    const [first, second] = [await aBooking(current), await aBooking(current)]
    const ad = await anAd({ booking: first.id })
    const move = () =>
      payload.update({ collection: 'ads', id: ad.id, data: { booking: second.id }, depth: 0 })
    expect((await move()).booking).toBe(second.id)
    await countPageEvents({ adImpressions: [String(ad.id)] }, now)
    await expect(
      payload.update({ collection: 'ads', id: ad.id, data: { booking: first.id } }),
    ).rejects.toMatchObject(rejection('booking', 'Duplicate the ad'))
  })
})

describe('the data of bookings', () => {
  const secrets = /4321|Ortega|ines@larkspur|Larkspur Title|booking/i

  it('is in no ad that a visitor or a contributor reads', async () => {
    const { id: booking } = await aBooking(current)
    await anAd({ booking })
    expect(JSON.stringify(await currentAds(now))).not.toMatch(secrets)
    for (const user of [null, contributor]) {
      const { docs } = await payload.find({
        collection: 'ads',
        depth: 2,
        overrideAccess: false,
        ...(user ? { user } : {}),
      })
      expect(docs).toHaveLength(1)
      expect(JSON.stringify(docs)).not.toMatch(secrets)
    }
    const own = await payload.find({ collection: 'ads', depth: 0, ...as(editor) })
    expect(own.docs[0]?.booking).toBe(booking)
  })

  it('is refused to visitors and contributors', async () => {
    await aBooking()
    for (const collection of ['bookings', 'advertisers'] as const) {
      await expect(payload.find({ collection, overrideAccess: false })).rejects.toMatchObject({
        status: 403,
      })
      await expect(payload.find({ collection, ...as(contributor) })).rejects.toMatchObject({
        status: 403,
      })
      expect((await payload.find({ collection, ...as(editor) })).docs).toHaveLength(1)
    }
  })
})

describe('the availability', () => {
  it('says who has booked a slot in a month, and that it is overbooked', async () => {
    await aBooking({ share: 60 })
    await aBooking({ share: 60, slots: ['top', 'bottom'], startsAt: day('2026-12-31') })
    await aBooking({ share: 100, canceled: true })
    const months = await findAvailability('2026-11-20', now)
    expect(months).toHaveLength(12)
    expect(months[1]?.slots.map(({ slot, booked }) => [slot, booked])).toEqual([
      ['top', 120],
      ['middle', 0],
      ['bottom', 60],
    ])
    expect(months[2]?.slots.map(({ booked }) => booked)).toEqual([0, 0, 0])
  })
})

describe('the renewal reminder', () => {
  const emails = () => sql(`select kind::text, "to", subject, text from deliveries order by id`)

  /** The address that gets the notices of the guide; `''` before the settings are saved. */
  async function setAddress(email: string) {
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { ...defaultSiteInfo, ogImage: null },
    })
    await sql('update site_settings set email = $1', email)
  }
  beforeEach(() => setAddress('ads@guide.example'))

  it('is sent once per last day, from 30 days before', async () => {
    const booking = await aBooking()
    const before = new Date('2026-11-30T18:00:00Z')
    const due = new Date('2026-12-01T18:00:00Z')
    expect(await remindOfRenewals(before)).toBe(0)
    expect(
      await Promise.all([remindOfRenewals(due), remindOfRenewals(due)]).then((all) => all.sort()),
    ).toEqual([0, 1])
    expect(await remindOfRenewals(due)).toBe(0)
    const [email] = await emails()
    expect(email).toMatchObject({ kind: 'ad-renewal', subject: 'Ads end soon: Larkspur Title' })
    expect(email?.text).toContain('end on December 31, 2026')
    expect(email?.text).toContain(`/admin/collections/bookings/${booking.id}`)
    expect(email?.text).not.toMatch(/4321|ines@/)
    const { reminder } = await payload.findByID({
      collection: 'bookings',
      id: booking.id,
      depth: 0,
    })
    expect(reminder).toEqual(expect.any(Number))
    await update(booking, { endsAt: day('2027-01-31') })
    expect(await remindOfRenewals(due)).toBe(0)
    expect(await remindOfRenewals(new Date('2027-01-10T18:00:00Z'))).toBe(1)
  })

  it('is not sent for a booking that is canceled, over or renewed', async () => {
    const due = new Date('2026-12-10T18:00:00Z')
    await aBooking({ canceled: true })
    await aBooking(current)
    const first = await aBooking()
    const next = { startsAt: day('2027-02-01'), endsAt: day('2027-02-28') }
    const renewal = await aBooking({ renews: first.id, ...next })
    expect(await remindOfRenewals(due)).toBe(0)
    await update(renewal, { canceled: true })
    expect(await remindOfRenewals(due)).toBe(1)
  })

  it('goes to the address of the site settings, else to the admins', async () => {
    const { email } = await aUser('admin')
    const due = new Date('2026-12-10T18:00:00Z')
    await setAddress('')
    await aBooking()
    await remindOfRenewals(due)
    expect((await emails()).map(({ to }) => to)).toContain(email)
    await sql('delete from deliveries')
    await setAddress('ads@guide.example')
    await aBooking()
    await remindOfRenewals(due)
    expect((await emails()).map(({ to }) => to)).toEqual(['ads@guide.example'])
  })

  it('is a row on the dashboard of editors, which says that the email was not sent', async () => {
    const due = new Date('2026-12-10T18:00:00Z')
    const booking = await aBooking()
    const rows = async () => (await dashboardFor(editor, due)).bookings
    expect(await rows()).toMatchObject({
      total: 1,
      items: [
        { id: booking.id, advertiser: 'Larkspur Title', endsOn: '2026-12-31', reminder: null },
      ],
    })
    await remindOfRenewals(due)
    await sql("update deliveries set status = 'kept'")
    expect((await rows())?.items[0]?.reminder).toBe('kept')
    expect((await dashboardFor(contributor, due)).bookings).toBeNull()
    await aBooking({
      renews: booking.id,
      startsAt: day('2027-02-01'),
      endsAt: day('2027-02-28'),
    })
    expect((await rows())?.total).toBe(0)
  })

  it('is asked for only by the server', async () => {
    const response = await call(remindDue, '/internal/ad-renewals', { method: 'POST', body: {} })
    expect(response.status).toBe(404)
  })
})

describe('the report of a booking', () => {
  async function shownAds() {
    const booking = await aBooking({ ...current, slots: ['top', 'middle'] })
    const top = await anAd({ name: 'Top', booking: booking.id })
    const middle = await anAd({ name: 'Middle', booking: booking.id, slot: 'middle' })
    const other = await anAd({ name: 'Other' })
    const on = (text: string, ads: readonly Ad[], clicked: readonly Ad[] = []) =>
      countPageEvents(
        {
          adImpressions: ads.map(({ id }) => String(id)),
          adClicks: clicked.map(({ id }) => String(id)),
        },
        new Date(`${text}T18:00:00Z`),
      )
    await on('2026-11-05', [top, other], [other])
    await on('2026-11-07', [top, middle], [top])
    await on('2026-11-07', [top])
    await on('2026-12-02', [top, middle])
    return { booking, top, middle }
  }

  it('has the sums of the counts of its ads, and the days on which each was shown', async () => {
    const { booking, top, middle } = await shownAds()
    const report = await bookingReport(String(booking.id), {}, now)
    expect(report).toMatchObject({ from: '2026-11-01', to: '2026-11-20', daysShown: 2 })
    const own = await Promise.all(
      [top, middle].map(({ id }) =>
        adReport(String(id), { from: '2026-11-01', to: '2026-11-20' }, now),
      ),
    )
    const sum = (counted: 'impressions' | 'clicks') =>
      own.reduce((total, each) => total + (each?.totals[counted] ?? 0), 0)
    expect(report?.totals).toEqual({ impressions: sum('impressions'), clicks: sum('clicks') })
    expect(report?.totals).toEqual({ impressions: 4, clicks: 1 })
    expect(
      report?.slots.map(({ slot, impressions, clickRate }) => [slot, impressions, clickRate]),
    ).toEqual([
      ['top', 3, '33.33%'],
      ['middle', 1, '0.00%'],
    ])
    expect(report?.ads).toMatchObject([
      { name: 'Top', daysShown: 2, firstShown: '2026-11-05', lastShown: '2026-11-07' },
      { name: 'Middle', daysShown: 1, firstShown: '2026-11-07', lastShown: '2026-11-07' },
    ])
    expect(report?.ads[0]?.picture).toMatch(/banner-.*\.svg/)
  })

  it('covers the requested period only', async () => {
    const { booking } = await shownAds()
    const days = { from: '2026-11-06', to: '2026-11-06' }
    const report = await bookingReport(String(booking.id), days, now)
    expect(report?.totals).toEqual({ impressions: 0, clicks: 0 })
    expect(report?.ads[0]).toMatchObject({ daysShown: 0, firstShown: null, lastShown: null })
  })

  it('is downloaded by editors and admins only', async () => {
    const { booking } = await shownAds()
    const file = async (cookie: string) =>
      call(GET, `/internal/booking-report/${booking.id}?from=2026-11-01&to=2026-11-20`, {
        params: { id: String(booking.id) },
        headers: cookie ? { cookie } : {},
      })
    expect((await file('')).status).toBe(401)
    expect((await file(await signIn('contributor'))).status).toBe(403)
    const response = await file(await signIn('editor'))
    expect((await response.text()).split('\r\n').slice(1, -1)).toEqual([
      'Top,Top,https://larkspur.example,2026-11-05,2026-11-07,2,3,1,33.33%',
      'Middle,Middle,https://larkspur.example,2026-11-07,2026-11-07,1,1,0,0.00%',
      'Top,All ads,,,,,3,1,33.33%',
      'Middle,All ads,,,,,1,0,0.00%',
      'Total,,,,,2,4,1,25.00%',
    ])
  })
})
