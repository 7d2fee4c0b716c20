import type { APIRequestContext, Page } from '@playwright/test'
import { communityList } from '../../../src/contract/communities/community'
import { homeList } from '../../../src/contract/homes/home'
import { planList } from '../../../src/contract/homes/plan'

/** A listing of the sample content. */
export interface Sample {
  readonly key: string
  readonly name: string
  readonly path: string
}

/** Three homes that are for sale, a plan, and a community. */
export async function samples(request: APIRequestContext): Promise<Sample[]> {
  const read = async (path: string) => (await request.get(path)).json()
  const homes = homeList.parse(await read('/api/homes?limit=3'))
  const plans = planList.parse(await read('/api/plans?limit=1'))
  const communities = communityList.parse(await read('/api/communities?q=villa%20serena'))
  return [
    ...homes.map(({ id, address, slug, community }) => ({
      key: `h${id}`,
      name: address,
      path: `/communities/${community.slug}/homes/${slug}`,
    })),
    ...plans.map(({ id, name, slug, community }) => ({
      key: `p${id}`,
      name,
      path: `/communities/${community.slug}/plans/${slug}`,
    })),
    ...communities.map(({ id, name, slug }) => ({
      key: `c${id}`,
      name,
      path: `/communities/${slug}`,
    })),
  ]
}

type Listing = Readonly<{ key: string; name: string; note?: string; isOn?: boolean }>

const asStored = (listings: readonly Listing[]) =>
  JSON.stringify(listings.map((listing) => ({ note: '', isOn: true, ...listing })))

/** Stores a shortlist before a page is opened for the first time. */
export async function withStored(page: Page, listings: readonly Listing[]): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('shortlist')) localStorage.setItem('shortlist', text)
  }, asStored(listings))
}

/** Replaces the stored shortlist, as if the next page were opened in another browser. */
export async function store(page: Page, listings: readonly Listing[]): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('shortlist', text), asStored(listings))
}

/** The address of a link on the site under test. */
export function getPath(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}
