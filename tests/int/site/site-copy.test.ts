import { ValidationError } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { getSiteCopy } from '@/data/site/queries'
import type { SiteCopy } from '@/payload-types'
import { testPayload } from '../../fixtures/site'

async function write(data: Partial<SiteCopy>) {
  return (await testPayload()).updateGlobal({ slug: 'site-copy', data })
}

afterAll(() => write({ communities: { heading: null, cityTitle: null } }))

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
