import { beforeAll, describe, expect, it } from 'vitest'
import { communityBySlug } from '@/data/communities/queries'
import { readDistrictFacts } from '@/data/schools/district'
import { schoolDistricts } from '@/data/schools/queries'
import { cms } from '../../../fixtures/cms'
import { sql } from '../../../fixtures/rows'
import { aCommunity, testPayload } from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

const editor = await getApiKey('editor')
const contributor = await getApiKey('contributor')

type Method = 'PATCH' | 'DELETE'

async function request(path: string, method: Method, body?: object, authorization = editor) {
  const response = await cms(path, { method, headers: { authorization }, ...(body && { body }) })
  return { status: response.status, body: await response.json() }
}

const aDistrict = async (name: string, isListed = true) => {
  const payload = await testPayload()
  return payload.create({ collection: 'school-districts', data: { name, isListed } })
}

let comal: number

beforeAll(async () => {
  comal = (await aDistrict('Comal ISD')).id
  await aDistrict('Marion ISD', false)
})

describe('the school district of a community', () => {
  it('is one of the records', async () => {
    const { id } = await aCommunity({ name: 'Ridge', slug: 'ridge', schoolDistrict: 'Comal ISD' })
    expect((await communityBySlug('ridge'))?.schoolDistrict).toBe('Comal ISD')
    const unknown = { schoolDistrict: 'Comal I.S.D.' }
    const { status, body } = await request(`communities/${id}`, 'PATCH', unknown)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Not in the list: Comal I.S.D.')
  })

  it('follows the name of its record, in drafts and older versions too', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ slug: 'creek', schoolDistrict: 'Comal ISD' })
    const data = { name: 'Newer draft' }
    await payload.update({ collection: 'communities', id, data, draft: true })
    const renamed = { name: 'Comal Independent School District' }
    expect((await request(`school-districts/${comal}`, 'PATCH', renamed)).status).toBe(200)
    expect((await communityBySlug('creek'))?.schoolDistrict).toBe(renamed.name)
    expect(
      await sql(
        'select distinct version_school_district as name from _communities_v where parent_id = $1',
        id,
      ),
    ).toEqual([renamed])
  })

  it('is not deleted while communities have it, and the message says which', async () => {
    const { status, body } = await request(`school-districts/${comal}`, 'DELETE')
    expect(status).toBe(409)
    expect(body.errors[0].message).toMatch(
      /^This school district is used in .*Ridge.*\. Remove it there first\.$/,
    )
    const { docs } = await (await testPayload()).find({
      collection: 'school-districts',
      where: { name: { equals: 'Marion ISD' } },
    })
    const path = `school-districts/${docs[0]?.id}`
    expect((await request(path, 'DELETE', undefined, contributor)).status).toBe(403)
    expect((await request(path, 'DELETE')).status).toBe(200)
  })

  it('can be one that the school information page does not list', async () => {
    await aDistrict('Judson ISD', false)
    expect((await schoolDistricts()).map(({ name }) => name)).not.toContain('Judson ISD')
    expect((await aCommunity({ schoolDistrict: 'Judson ISD' })).schoolDistrict).toBe('Judson ISD')
  })
})

describe('the page of a school district', () => {
  const tax = (rate: number, year: number) => ({
    kind: 'school' as const,
    name: 'Medina Valley ISD',
    rate,
    year,
    source: 'Medina Appraisal District',
  })
  const county = {
    kind: 'county' as const,
    name: 'Medina County',
    rate: 0.4,
    year: 2026,
    source: 'X',
  }

  it('has the tax of the newest year that most of its communities state, and each school once', async () => {
    await aDistrict('Medina Valley ISD')
    const schoolDistrict = 'Medina Valley ISD'
    const high = [{ name: 'Medina Valley High', rating: 'B' }]
    const stated = [
      { taxes: [tax(1.2, 2024)], schools: { high }, ratingSource: ' ' },
      { taxes: [county, tax(1.1, 2025)], schools: { high }, ratingSource: 'TEA, 2025' },
      { taxes: [tax(1.1, 2025)], schools: { elementary: [{ name: 'Potranco' }], high } },
      { taxes: [tax(1.3, 2025)] },
    ]
    for (const given of stated) await aCommunity({ schoolDistrict, ...given })
    await aCommunity({ schoolDistrict, taxes: [tax(1.9, 2026)], _status: 'draft' })

    expect(await readDistrictFacts(schoolDistrict)).toEqual({
      tax: tax(1.1, 2025),
      schools: [
        { level: 'elementary', name: 'Potranco', rating: null, source: null },
        { level: 'high', name: 'Medina Valley High', rating: 'B', source: 'TEA, 2025' },
      ],
    })
    expect(await readDistrictFacts('Marion ISD')).toEqual({ tax: null, schools: [] })
  })
})
