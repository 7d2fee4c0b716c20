import { homeFacetQuery } from '@/contract/homes/home-query'
import { operation, readErrors } from '@/contract/operation'
import { listHomes, listPlans } from '@/data/homes/lists'
import { siteInfo } from '@/data/site/queries'
import { type RowDates, rowDates } from '@/data/site/sitemap'
import { LISTED_FIRST } from '@/domain/homes/availability'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { withQuery } from '@/lib/api/query-string'
import { homesFeed } from './atom'

/** Declared like the read operations of the API to reuse their caching, but not part of `/api`. */
const feed = operation({
  id: 'homesFeed',
  method: 'GET',
  isCached: true,
  path: '/homes/feed.xml',
  tag: 'Plans and homes',
  summary: 'The newest homes and floor plans as an Atom feed',
  query: homeFacetQuery,
  response: {
    status: 200,
    description: 'The feed.',
    type: 'application/atom+xml; charset=utf-8',
  },
  errors: [400, ...readErrors],
  example: {},
})

/** Entries of each kind. */
const newest = { sort: 'newest', limit: 30, offset: 0 } as const

const dated = <Item extends { readonly id: string }>(
  items: readonly Item[],
  dates: ReadonlyMap<string, RowDates>,
) =>
  items.flatMap((item) => {
    const own = dates.get(item.id)
    return own ? [{ ...item, ...own }] : []
  })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(feed, {
    handler: async ({ query }) => {
      const { availability = LISTED_FIRST, stage, moveInBy, ...filters } = query
      const isAboutHomes = stage !== undefined || moveInBy !== undefined
      const [homes, plans, site] = await Promise.all([
        listHomes({ ...query, availability, ...newest }),
        isAboutHomes ? null : listPlans({ ...filters, ...newest }),
        siteInfo(),
      ])
      const [homeDates, planDates] = await Promise.all([
        rowDates(
          'homes',
          homes.items.map(({ id }) => id),
        ),
        rowDates('floor_plans', plans?.items.map(({ id }) => id) ?? []),
      ])
      const entries = {
        homes: dated(homes.items, homeDates),
        plans: dated(plans?.items ?? [], planDates),
      }
      return { value: homesFeed(entries, withQuery('', query), site) }
    },
  }),
})
