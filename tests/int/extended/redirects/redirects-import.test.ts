import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { redirectImportResponse } from '@/contract/redirects/redirect-import'
import { redirectFrom } from '@/data/redirects/queries'
import { importEndpoint } from '@/plugins/redirects/import-endpoint'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { emptyTables } from '../../../fixtures/rows'
import { aCommunity, aUser, testPayload } from '../../../fixtures/site'

beforeEach(() => emptyTables('redirects', 'audit_entries'))

async function send(
  csv: string,
  { apply = false, role = 'editor' }: { apply?: boolean; role?: 'editor' | 'contributor' } = {},
): Promise<Response> {
  const user = await aUser(role)
  const req = await createLocalReq({ user }, await testPayload())
  return importEndpoint.handler({ ...req, json: async () => ({ csv, apply }) })
}

async function outcomes(response: Response) {
  const { rows } = redirectImportResponse.parse(await response.json())
  return rows.map(({ outcome }) => outcome)
}

async function counted(table: 'redirects' | 'audit-entries'): Promise<number> {
  return (await (await testPayload()).count({ collection: table })).totalDocs
}

const head = 'from,to,type\n'

describe('a redirect import', () => {
  it('previews the changes without applying them', async () => {
    const response = await send(`${head}/old,/new,308\nbroken,/new,\n`)
    expect(await outcomes(response)).toEqual(['new', 'invalid'])
    expect(await counted('redirects')).toBe(0)
  })

  it('writes valid rows, overwrites existing redirects, and is audited', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ slug: 'imported' })
    const reference = { relationTo: 'communities', value: id } as const
    await payload.create({
      collection: 'redirects',
      data: { from: '/changed', type: '308', to: { type: 'reference', reference } },
    })
    const csv = `${head}"/new, with comma",/communities,301\n/changed,https://a.example/b,302\nbroken,/x,`
    expect(await outcomes(await send(csv, { apply: true }))).toEqual(['new', 'changed', 'invalid'])
    expect(await redirectFrom('/changed')).toMatchObject({
      to: 'https://a.example/b',
      isPermanent: false,
    })
    expect(await redirectFrom('/new, with comma')).toMatchObject({ to: '/communities' })
    const { docs: stored } = await payload.find({ collection: 'redirects', sort: 'id' })
    expect(stored.map(({ type }) => type)).toEqual(['307', '308'])
    const { docs } = await payload.find({ collection: 'audit-entries' })
    expect(docs).toMatchObject([{ action: 'imported', documentTitle: '2 redirects' }])
  })

  it('resolves redirects to documents', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ slug: 'standing' })
    const reference = { relationTo: 'communities', value: id } as const
    await payload.create({
      collection: 'redirects',
      data: { from: '/known', type: '308', to: { type: 'reference', reference } },
    })
    expect(await outcomes(await send(`${head}/known,/communities/standing,`))).toEqual([
      'unchanged',
    ])
  })

  it('accepts at most 2,000 rows', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `/old-${index},/new-${index},308`).join('\n')
    expect((await send(head + lines(2000), { apply: true })).status).toBe(200)
    expect(await counted('redirects')).toBe(2000)
    await expect(send(head + lines(2001))).rejects.toMatchObject({
      status: 400,
      message: 'A file can contain at most 2000 redirects',
    })
  })

  it('is atomic', async () => {
    const applied = whileCommitFails('redirects', () =>
      send(`${head}/one,/a,\n/two,/b,`, { apply: true }),
    )
    await expect(applied).rejects.toThrow()
    expect([await counted('redirects'), await counted('audit-entries')]).toEqual([0, 0])
  })

  it('rejects a file without columns, and users who are not editors', async () => {
    await expect(send('/old,/new')).rejects.toMatchObject({
      status: 400,
      message: 'The first line must contain the column names from,to,type',
    })
    const asContributor = send(`${head}/old,/new,`, { role: 'contributor' })
    await expect(asContributor).rejects.toMatchObject({ status: 403 })
  })
})
