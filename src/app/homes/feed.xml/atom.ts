import { Feed, type Item } from 'feed'
import { asHtml, clean, type FeedSite, toId } from '@/app/feed.xml/atom'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import type { Plan } from '@/contract/homes/plan'
import { formatPrice } from '@/domain/communities/price'
import { getLabel, homeStages } from '@/domain/enums'
import { sizeFacts } from '@/domain/homes/facts'

/** Dates are ISO. */
interface Dates {
  readonly createdAt: string
  readonly updatedAt: string
}
export type DatedHome = Home & Dates
export type DatedPlan = Plan & Dates

const place = ({ community: { name, city } }: Home | Plan) =>
  [name, city].filter(Boolean).join(', ')

function item(
  id: string,
  path: string,
  title: string,
  facts: readonly (string | null)[],
  { createdAt, updatedAt }: Dates,
  site: FeedSite,
): Item {
  return {
    id: toId(site, id),
    title: asHtml(title),
    link: new URL(path, site.url).href,
    description: asHtml(facts.filter(Boolean).join(' · ')),
    published: new Date(createdAt),
    date: new Date(updatedAt),
  }
}

const homeItem = (home: DatedHome, site: FeedSite) =>
  item(
    `homes/${home.id}`,
    paths.singleHome(home.community.slug, home.slug),
    `${home.address}, ${place(home)}`,
    [
      formatPrice(home.price),
      ...sizeFacts(home),
      getLabel(homeStages, home.stage),
      home.builder?.name ?? null,
    ],
    home,
    site,
  )

const planItem = (plan: DatedPlan, site: FeedSite) =>
  item(
    `plans/${plan.id}`,
    paths.plan(plan.community.slug, plan.slug),
    `${plan.name} floor plan, ${place(plan)}`,
    [
      plan.basePrice === null ? formatPrice(null) : `From ${formatPrice(plan.basePrice)}`,
      ...sizeFacts(plan),
      plan.builder?.name ?? null,
    ],
    plan,
    site,
  )

interface Entries {
  readonly homes: readonly DatedHome[]
  readonly plans: readonly DatedPlan[]
}

/**
 * Homes and plans as an Atom feed (RFC 4287), the newest first. `query` is the query string of its
 * filters.
 */
export function homesFeed({ homes, plans }: Entries, query: string, site: FeedSite): string {
  const changes = [...homes, ...plans].map(({ updatedAt }) => new Date(updatedAt).getTime())
  const feed = new Feed({
    id: toId(site, `homes${query}`),
    title: clean(`New homes, ${site.name}`),
    description: 'The newest homes for sale and floor plans',
    link: new URL(`${paths.homes}${query}`, site.url).href,
    feed: new URL(`${paths.homesFeed}${query}`, site.url).href,
    updated: new Date(Math.max(0, ...changes)),
    author: { name: clean(site.name), link: site.url },
    generator: false,
  })
  const dated = [
    ...homes.map((home) => [home.createdAt, homeItem(home, site)] as const),
    ...plans.map((plan) => [plan.createdAt, planItem(plan, site)] as const),
  ]
  for (const [, entry] of dated.toSorted(([one], [other]) => (one < other ? 1 : -1)))
    feed.addItem(entry)
  return feed.atom1()
}
