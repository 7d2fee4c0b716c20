import Papa from 'papaparse'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newsletterImportResponse } from '@/contract/newsletter/newsletter-import'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import { callEndpoint } from '../../../fixtures/call-endpoint'
import {
  ana,
  aSubscriber,
  leavings,
  newsletterTables,
  storedSubscribers,
  suppressions,
  visitorSubscribes,
} from '../../../fixtures/newsletter'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { emptyTables, insertRows } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

const keys = { editor: '', contributor: '' }
type Who = keyof typeof keys | 'nobody'

beforeAll(async () => {
  keys.editor = await getApiKey('editor')
  keys.contributor = await getApiKey('contributor')
})
beforeEach(() => emptyTables(...newsletterTables))

const getHeaders = (who: Who): Record<string, string> =>
  who === 'nobody' ? {} : { authorization: keys[who] }

const download = (query = '', who: Who = 'editor', list = 'newsletter-subscriptions') =>
  callEndpoint(`${list}/export${query}`, { headers: getHeaders(who) })

/** Downloads a segment and parses it as a mailing service would. */
async function exported(query = '', list = 'newsletter-subscriptions') {
  const response = await download(query, 'editor', list)
  expect(response.status).toBe(200)
  const csv = Buffer.from(await response.arrayBuffer()).toString()
  expect(csv.startsWith('\uFEFF')).toBe(true)
  return Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true })
    .data
}

const source = 'Signed the list at the home show, March 2026'

interface Sent {
  readonly apply?: boolean
  readonly who?: Who
  readonly list?: string
  readonly agreed?: string
}

function upload(file: string | Uint8Array<ArrayBuffer>, options: Sent = {}): Promise<Response> {
  const { apply = true, who = 'editor', list = 'newsletter-subscriptions' } = options
  const body = new FormData()
  body.set('file', new Blob([file]), 'list.csv')
  body.set('source', options.agreed ?? source)
  body.set('apply', apply ? 'yes' : 'no')
  return callEndpoint(`${list}/import`, { method: 'POST', body, headers: getHeaders(who) })
}

async function imported(file: string | Uint8Array<ArrayBuffer>, options: Sent = {}) {
  const response = await upload(file, options)
  expect(response.status).toBe(200)
  const { lines, ...rest } = newsletterImportResponse.parse(await response.json())
  return { ...rest, outcomes: lines.map(({ outcome }) => outcome) }
}

async function rejection(response: Response): Promise<[number, string | undefined]> {
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return [response.status, errors[0]?.message]
}

async function auditLog() {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: 'audit-entries', depth: 0 })
  return docs.map(({ action, collectionSlug, documentTitle }) => ({
    action,
    collectionSlug,
    documentTitle,
  }))
}

const suppressed = 'newsletter-suppressions'

describe('newsletter files', () => {
  it.each([
    ['contributor', 403],
    ['nobody', 401],
  ] as const)('are refused to clients who are not editors: %s', async (who, status) => {
    await visitorSubscribes()
    for (const list of ['newsletter-subscriptions', suppressed]) {
      expect((await download('', who, list)).status).toBe(status)
      expect((await upload('email\nben@example.com', { who, list })).status).toBe(status)
    }
    expect(await storedSubscribers()).toHaveLength(1)
    expect([await suppressions(), await auditLog()]).toEqual([[], []])
  })
})

describe('an export of subscribers', () => {
  beforeEach(async () => {
    await visitorSubscribes()
    await aSubscriber({ email: 'ben@example.com', interest: 'investment', isRealtor: true })
    await aSubscriber({ email: 'cara@example.com', areasOfInterest: ['Other: Comfort'] })
    await aSubscriber({ email: 'dan@example.com', status: 'unsubscribed' })
    await aSubscriber({ email: 'eva@example.com', status: 'pending' })
    await aSubscriber({ email: 'pills@example.com', quarantined: true })
  })

  it.each([
    ['', ['ana', 'ben', 'cara']],
    ['?status=unsubscribed', ['dan']],
    ['?status=pending', ['eva']],
    ['?status=all', ['ana', 'ben', 'cara', 'dan', 'eva']],
    ['?interest=investment', ['ben']],
    ['?area=Boerne, TX', ['ana']],
    ['?area=Other', ['cara']],
    ['?realtor=yes&interest=&area=', ['ben']],
    ['?realtor=no', ['ana']],
  ])('has the segment “%s”', async (query, names) => {
    const rows = await exported(query)
    expect(rows.map((row) => row['Email Address'])).toEqual(
      names.map((name) => `${name}@example.com`),
    )
  })

  it('contains the fields that a mailing service needs, and the unsubscribe link', async () => {
    const [row] = await exported()
    const [{ unsubscribeToken } = { unsubscribeToken: '' }] = await storedSubscribers()
    expect(row).toMatchObject({
      'First Name': 'Ana',
      'Last Name': 'Buyer',
      ZIP: '78006',
      Tags: 'Boerne',
      Status: 'Subscribed',
      'Consent Form': 'Newsletter page form',
    })
    expect(row?.['Unsubscribe Link']).toMatch(
      new RegExp(`/newsletter/unsubscribe\\?token=${unsubscribeToken}$`),
    )
  })

  it('prevents spreadsheets from evaluating user input', async () => {
    await emptyTables('newsletter_subscriptions')
    await visitorSubscribes({ ...ana, firstName: '=HYPERLINK("https://x")', lastName: '@x' })
    const [row] = await exported()
    expect([row?.['First Name'], row?.['Last Name']]).toEqual([`'=HYPERLINK("https://x")`, "'@x"])
  })

  it('never lists a suppressed address as subscribed', async () => {
    await insertRows('newsletter_suppressions', [
      {
        digest: hashEmailAddress('ben@example.com'),
        reason: 'complained',
        created_at: new Date(),
        updated_at: new Date(),
      },
    ])
    expect((await exported()).map((row) => row['Email Address'])).not.toContain('ben@example.com')
    const everyone = await exported('?status=all')
    expect(everyone.find((row) => row['Email Address'] === 'ben@example.com')?.Status).toBe(
      'Unsubscribed',
    )
  })

  it('is not cached, and is logged in the audit log without names', async () => {
    const { headers } = await download('?realtor=yes')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(await auditLog()).toEqual([
      {
        action: 'exported',
        collectionSlug: 'newsletter-subscriptions',
        documentTitle: 'Subscribed · realtors: 1 subscriber',
      },
    ])
  })

  it('rejects an unknown segment', async () => {
    expect(await rejection(await download('?status=anybody'))).toEqual([
      400,
      'This segment does not exist',
    ])
  })

  it('contains all rows of a long list', async () => {
    await emptyTables('newsletter_subscriptions')
    const now = new Date()
    await insertRows(
      'newsletter_subscriptions',
      Array.from({ length: 2500 }, (_, n) => ({
        email: `n${n}@example.com`,
        status: 'subscribed',
        created_at: now,
        updated_at: now,
      })),
    )
    const rows = await exported()
    expect(new Set(rows.map((row) => row['Email Address'])).size).toBe(2500)
  })
})

describe('an import of subscribers', () => {
  const csv =
    'Email Address,First Name,Last Name,Areas of Interest\nben@example.com,Ben,Núñez,Boerne'

  it('previews the result and changes nothing', async () => {
    await visitorSubscribes()
    await visitorSubscribes({ ...ana, email: 'left@example.com' })
    await upload('email\nleft@example.com', { list: suppressed })
    const file = `${csv}\nana@example.com,,,\nleft@example.com,,,\nbroken,,,`
    expect(await imported(file, { apply: false })).toEqual({
      written: 0,
      otherEncoding: null,
      outcomes: ['new', 'known', 'suppressed', 'invalid'],
    })
    expect(await storedSubscribers()).toHaveLength(2)
  })

  it('stores new subscribers with their external consent and an unsubscribe token', async () => {
    expect(await imported(csv)).toMatchObject({ written: 1 })
    expect(await storedSubscribers()).toMatchObject([
      {
        email: 'ben@example.com',
        name: 'Ben Núñez',
        firstName: 'Ben',
        lastName: 'Núñez',
        status: 'subscribed',
        quarantined: false,
        areasOfInterest: ['Boerne, TX'],
        consent: { form: 'import', source, givenAt: null },
        unsubscribeToken: expect.stringMatching(/^[\w-]{43}$/),
      },
    ])
    expect(await auditLog()).toEqual([
      {
        action: 'imported',
        collectionSlug: 'newsletter-subscriptions',
        documentTitle: '1 subscriber',
      },
    ])
  })

  it('is idempotent, also for concurrent imports', async () => {
    const all = await Promise.all([imported(csv), imported(csv), imported(csv)])
    expect(all.map(({ written }) => written).sort()).toEqual([0, 0, 1])
    expect(await imported(csv)).toMatchObject({ written: 0, outcomes: ['known'] })
    expect(await storedSubscribers()).toHaveLength(1)
  })

  it('does not change existing subscribers', async () => {
    await visitorSubscribes()
    const before = await storedSubscribers()
    await imported('email,name,zip\nANA@example.com,Somebody Else,1')
    expect(await storedSubscribers()).toEqual(before)
  })

  it('does not resubscribe addresses that unsubscribed, even after the subscription is deleted', async () => {
    await aSubscriber({ email: 'ben@example.com', status: 'unsubscribed' })
    expect(await imported(csv)).toMatchObject({ written: 0, outcomes: ['suppressed'] })
    await emptyTables('newsletter_subscriptions')
    expect(await imported(csv)).toMatchObject({ written: 0, outcomes: ['suppressed'] })
    expect(await storedSubscribers()).toEqual([])
  })

  it.each([
    ['', 15],
    ['By mail', 15],
    ['x'.repeat(301), 300],
  ])('requires the source of the consent: %j', async (agreed) => {
    const [status, message] = await rejection(await upload(csv, { agreed }))
    expect(status).toBe(400)
    expect(message).toMatch(/Describe where and when these people gave consent|Keep it to 300/)
    expect(await storedSubscribers()).toEqual([])
  })

  it('stores all rows of a file or none', async () => {
    const response = await whileCommitFails('newsletter_subscriptions', () =>
      upload(`${csv}\ncara@example.com,,,`),
    )
    expect(response.status).toBe(500)
    expect([await storedSubscribers(), await auditLog()]).toEqual([[], []])
  })

  it('detects and reports the encoding of spreadsheets on Windows', async () => {
    const file = new Uint8Array(Buffer.from(csv.replaceAll(',', ';'), 'latin1'))
    expect(await imported(file)).toMatchObject({ written: 1, otherEncoding: 'Windows-1252' })
    expect(await storedSubscribers()).toMatchObject([{ lastName: 'Núñez' }])
  })

  it('stores hostile input as plain text', async () => {
    const name = `=cmd|'/c calc'!A1`
    const file = `LAST_NAME,E-mail\n"${name}",eve@example.com\n"x'); drop table leads; --\u0000",f@example.com`
    expect(await imported(file)).toMatchObject({ written: 2 })
    expect(await storedSubscribers()).toMatchObject([
      { lastName: name },
      { lastName: "x'); drop table leads; --" },
    ])
    expect((await exported()).map((row) => row['Last Name'])).toContain(`'${name}`)
  })

  it('accepts its own export', async () => {
    await visitorSubscribes({ ...ana, areasOfInterest: ['Boerne, TX', 'Other: Comfort'] })
    const response = await download()
    const file = new Uint8Array(await response.arrayBuffer())
    await emptyTables('newsletter_subscriptions')
    expect(await imported(file)).toMatchObject({ written: 1 })
    expect(await storedSubscribers()).toMatchObject([
      { email: ana.email, isRealtor: false, areasOfInterest: ['Boerne, TX', 'Other: Comfort'] },
    ])
  })

  it('accepts 10,000 rows, and rejects more rows and larger files', async () => {
    const rows = (count: number) =>
      `email\n${Array.from({ length: count }, (_, n) => `n${n}@example.com`).join('\n')}`
    expect(await imported(rows(10_000))).toMatchObject({ written: 10_000 })
    expect(await rejection(await upload(rows(10_001)))).toEqual([
      400,
      'A file can contain at most 10,000 subscribers',
    ])
    expect(await rejection(await upload('x'.repeat(10 * 1024 * 1024)))).toEqual([
      413,
      'The file is over 2 MB; choose a smaller one',
    ])
  })

  it.each([
    ['', 'The first line must contain the column names: “email address” is missing'],
    ['name\nAna', 'The first line must contain the column names: “email address” is missing'],
    ['email\n"ana', 'A quotation mark is missing'],
    [
      '\u0000\u0001\u0002',
      'The first line must contain the column names: “email address” is missing',
    ],
  ])('rejects %j', async (file, message) => {
    expect(await rejection(await upload(file))).toEqual([400, message])
  })

  it('rejects a body that is not a form with a file', async () => {
    const response = await callEndpoint('newsletter-subscriptions/import', {
      method: 'POST',
      body: '{}',
      headers: getHeaders('editor'),
    })
    expect(await rejection(response)).toEqual([400, 'Choose a CSV file'])
  })
})

describe('a file of suppressed addresses', () => {
  it('ends their subscriptions, logs it, and stores no address', async () => {
    await visitorSubscribes()
    const digest = hashEmailAddress(ana.email)
    const file = 'Email,Reason\nANA@example.com,Complained\nnobody@example.com,'
    expect(await imported(file, { list: suppressed })).toMatchObject({ written: 2 })
    expect(await suppressions()).toEqual([
      { digest, reason: 'complained' },
      { digest: hashEmailAddress('nobody@example.com'), reason: 'asked' },
    ])
    expect(await storedSubscribers()).toMatchObject([
      { status: 'unsubscribed', unsubscribedAt: expect.any(String) },
    ])
    expect(await leavings()).toMatchObject([{ how: 'import', by: expect.any(Number) }])
    expect(await imported(file, { list: suppressed })).toMatchObject({
      written: 0,
      outcomes: ['known', 'known'],
    })
    expect(await leavings()).toHaveLength(1)
  })

  it('is exported and imported as hashes', async () => {
    await imported('email\nana@example.com', { list: suppressed })
    const before = await suppressions()
    const file = new Uint8Array(await (await download('', 'editor', suppressed)).arrayBuffer())
    expect(Buffer.from(file).toString()).not.toContain('ana@')
    await emptyTables('newsletter_suppressions')
    expect(await imported(file, { list: suppressed })).toMatchObject({ written: 1 })
    expect(await suppressions()).toEqual(before)
  })
})
