import { ValidationError } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { defaultSiteInfo } from '@/content/site-defaults'
import { communityBySlug, communityExtras } from '@/data/communities/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import type { SiteCopy } from '@/payload-types'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'

async function write(data: Partial<SiteCopy>) {
  return (await testPayload()).updateGlobal({ slug: 'site-copy', data })
}

afterAll(() => write({ communities: { heading: null, cityTitle: null } }))

describe('the settings of the calculator and the map', () => {
  it('begin with the former values and are changed in the site settings', async () => {
    const payload = await testPayload()
    const { calculator, mapStart } = await siteInfo()
    expect({ calculator, mapStart }).toEqual({
      calculator: {
        homePrice: 400_000,
        downPaymentPercent: 20,
        interestRate: 7.5,
        termYears: 30,
        propertyTaxRate: 2.25,
        annualInsurance: 1_200,
        pmiRate: 0.5,
      },
      mapStart: { at: { lat: 29.4241, lng: -98.4936 }, zoom: 11 },
    })
    const { mapStart: _, ...settings } = defaultSiteInfo
    await payload.updateGlobal({ slug: 'site-settings', data: settings })
    expect(await siteInfo()).toMatchObject({ calculator, mapStart })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { calculator: { ...calculator, interestRate: 6.25 }, map: { zoom: 9 } },
    })
    expect(await siteInfo()).toMatchObject({
      calculator: { homePrice: 400_000, interestRate: 6.25 },
      mapStart: { at: { lat: 29.4241 }, zoom: 9 },
    })
  })
})

describe('how long a home takes to build', () => {
  it('is told by the community, else by its builder, and is not part of the API', async () => {
    const [slow, usual] = [await aBuilder({ buildTime: '7-9 months' }), await aBuilder()]
    const own = await aCommunity({ buildTime: '5 months', builders: [slow.id] })
    const ofBuilder = await aCommunity({ builders: [usual.id, slow.id] })
    const neither = await aCommunity({ builders: [usual.id] })
    const times = [own, ofBuilder, neither].map(
      async ({ slug }) => (await communityExtras(slug))?.buildTime,
    )
    expect(await Promise.all(times)).toEqual(['5 months', '7-9 months', null])
    expect(JSON.stringify(await communityBySlug(own.slug))).not.toMatch(/buildTime|months/)
  })
})

describe('the shared copy', () => {
  it('has default texts', async () => {
    expect((await getSiteCopy()).communities.heading).toBe('San Antonio Neighborhoods')
  })

  it('uses saved texts, and the default when a field is cleared', async () => {
    await write({ communities: { heading: 'Where to live' } })
    expect((await getSiteCopy()).communities.heading).toBe('Where to live')
    await write({ communities: { heading: '' } })
    expect((await getSiteCopy()).communities.heading).toBe('San Antonio Neighborhoods')
  })

  it('can be restored from an older version, which becomes the newest', async () => {
    const payload = await testPayload()
    await write({ communities: { heading: 'An old heading' } })
    await write({ communities: { heading: 'A new heading' } })
    const { docs } = await payload.findGlobalVersions({ slug: 'site-copy', limit: 2 })
    expect(docs.map(({ version }) => version.communities?.heading)).toEqual([
      'A new heading',
      'An old heading',
    ])
    await payload.restoreGlobalVersion({ slug: 'site-copy', id: docs[1]?.id ?? '' })
    expect((await getSiteCopy()).communities.heading).toBe('An old heading')
    const after = await payload.findGlobalVersions({ slug: 'site-copy', limit: 1 })
    expect(after.docs[0]?.version.communities?.heading).toBe('An old heading')
  })

  it('requires the placeholders that the page fills in', async () => {
    await write({ communities: { cityTitle: 'Homes around {city}' } })
    expect((await getSiteCopy()).communities.cityTitle).toBe('Homes around {city}')
    const refused = write({ communities: { cityTitle: 'Homes around town' } })
    await expect(refused).rejects.toThrow(ValidationError)
    await expect(refused).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'communities.cityTitle',
            message: 'Add {city} to this text. The page replaces it with a value.',
          },
        ],
      },
    })
  })

  it('rejects texts over the maximum length', async () => {
    await expect(write({ answers: { promise: 'x'.repeat(401) } })).rejects.toThrow(ValidationError)
  })
})
