import 'server-only'
import { paths } from '@/config/paths'
import { findAlertPage } from '@/data/alerts/about'
import { communityBySlug } from '@/data/communities/queries'
import { homeSearchCounts } from '@/data/homes/facets'
import { listingOptions } from '@/data/listing-options/queries'
import { type About, formatAbout } from '@/domain/alerts/about'
import { activeChoices } from '@/features/homes/facet-groups'
import { formatFilters, loadSearchParams, toSearch } from '@/features/homes/search-params'

/** What an alert is about, as readers see it. */
export interface AlertSubject {
  readonly about: About
  readonly title: string
  readonly path: string
}

/** A search without what is not a filter, such as its order, so that the same homes have one address. */
async function findSearch(text: string): Promise<AlertSubject> {
  const state = loadSearchParams(new URLSearchParams(text))
  const [{ facets }, { homeTypes }, community] = await Promise.all([
    homeSearchCounts(toSearch(state)),
    listingOptions(),
    state.community === null ? null : communityBySlug(state.community),
  ])
  const choices = activeChoices(state, {
    builders: facets.builder,
    homeTypes,
    community: community?.name ?? null,
  })
  const search = formatFilters(state)
  const words = choices.map(({ label }) => label).join(', ')
  return {
    about: { target: 'search', search },
    title: words ? `Homes: ${words}` : 'All homes for sale',
    path: paths.homes + search,
  }
}

/** What the address of the form names, or `null` if visitors do not see it. */
export async function findSubject(about: About): Promise<AlertSubject | null> {
  if (about.target === 'search') return findSearch(about.search)
  const page = await findAlertPage(about)
  return page && { about, ...page }
}

/** The address of the form of a subject. */
export const formPath = ({ about }: Pick<AlertSubject, 'about'>): string =>
  paths.newAlert(formatAbout(about))
