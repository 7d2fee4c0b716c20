import type { CollectionSlug, PayloadRequest } from 'payload'
import { paths } from '@/config/paths'
import type { NewsletterCard } from '@/contract/newsletter/newsletter-content'
import { dollars, formatPrice } from '@/domain/communities/price'
import { getLabel, homeStages } from '@/domain/enums'
import { sizeFacts } from '@/domain/homes/facts'
import { secondsUntilGone } from '@/domain/homes/sold'
import { formatEventTime } from '@/lib/dates/format-date'
import type { BlogPost, Community, Event, Home } from '@/payload-types'
import { populatePictures, type StoredPicture, toPicture, toPictures } from '../media/mapper'
import type { CardReference } from './issue-rules'

type Card = NewsletterCard | null

const join = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

const firstPicture = (pictures: readonly StoredPicture[] | null | undefined) =>
  toPictures(pictures)[0] ?? null

/** `$389,990`, `$389,990, reduced from $409,990`. */
function priceText(price: number | null | undefined, from: number | null | undefined): string {
  const now = formatPrice(price)
  return price != null && from != null && price < from
    ? `${now}, reduced from ${dollars(from)}`
    : now
}

function communityCard(community: Community, { from }: CardReference): Card {
  const { name, slug, city, startPrice, status, images } = community
  const price = startPrice == null ? formatPrice(null) : `From ${priceText(startPrice, from)}`
  return {
    title: name,
    path: paths.community(slug),
    picture: firstPicture(images),
    facts: join([status === 'sold_out' ? 'Sold out' : price, city]),
    text: null,
  }
}

/** `null` for a home whose page visitors do not see. */
function homeCard(home: Home, { from }: CardReference, now: Date): Card {
  const { address, slug, price, community, plan, stage, images } = home
  const isGone = home.status === 'sold' && secondsUntilGone(home.soldAt ?? null, now) === 0
  if (typeof community !== 'object' || community._status !== 'published' || isGone) return null
  const ofPlan = typeof plan === 'object' && plan?._status === 'published' ? plan.elevations : null
  const facts = sizeFacts({
    beds: home.beds ?? null,
    baths: home.baths ?? null,
    halfBaths: home.halfBaths ?? null,
    squareFeet: home.squareFeet ?? null,
  })
  return {
    title: address,
    path: paths.singleHome(community.slug, slug),
    picture: firstPicture(images) ?? firstPicture(ofPlan),
    facts: join([home.status === 'sold' ? 'Sold' : priceText(price, from), ...facts]),
    text: join([`${community.name}, ${community.city}`, getLabel(homeStages, stage)]),
  }
}

const articleCard = ({ title, slug, excerpt, featuredImage }: BlogPost): Card => ({
  title,
  path: paths.blogPost(slug),
  picture: toPicture(featuredImage),
  facts: '',
  text: excerpt,
})

function eventCard(event: Event): Card {
  const { title, eventDate, endDate, allDay, location, picture } = event
  return {
    title,
    path: paths.events,
    picture: toPicture(picture),
    facts: formatEventTime(eventDate, endDate ?? null, allDay ?? false),
    text: location ?? null,
  }
}

const populate = {
  ...populatePictures,
  communities: { name: true, slug: true, city: true, _status: true },
  'floor-plans': { elevations: true, _status: true },
} as const

/** The published documents of a collection among these ids, by id. */
async function readPublished<Slug extends CardReference['relationTo']>(
  req: PayloadRequest,
  collection: Slug & CollectionSlug,
  references: readonly CardReference[],
) {
  const ids = references.flatMap(({ relationTo, value }) =>
    relationTo === collection ? [value] : [],
  )
  if (ids.length === 0) return new Map<number, never>()
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids }, _status: { equals: 'published' } },
    populate,
    depth: 2,
    pagination: false,
    req,
  })
  return new Map(docs.map((document) => [document.id, document]))
}

/** The cards of documents, `null` for those that visitors do not see. */
export async function readCards(
  req: PayloadRequest,
  references: readonly CardReference[],
  now: Date,
): Promise<(reference: CardReference) => Card> {
  const communities = await readPublished(req, 'communities', references)
  const homes = await readPublished(req, 'homes', references)
  const articles = await readPublished(req, 'blog-posts', references)
  const events = await readPublished(req, 'events', references)
  return (reference) => {
    const { relationTo, value } = reference
    const community = relationTo === 'communities' ? communities.get(value) : undefined
    const home = relationTo === 'homes' ? homes.get(value) : undefined
    const article = relationTo === 'blog-posts' ? articles.get(value) : undefined
    const event = relationTo === 'events' ? events.get(value) : undefined
    if (community) return communityCard(community, reference)
    if (home) return homeCard(home, reference, now)
    if (article) return articleCard(article)
    return event ? eventCard(event) : null
  }
}

/** The titles of documents, published or not, for messages about them. */
export async function readTitles(
  req: PayloadRequest,
  references: readonly CardReference[],
): Promise<string[]> {
  const titles: string[] = []
  for (const { relationTo, value } of references) {
    const document: Readonly<Partial<Record<string, unknown>>> | null = Object(
      await req.payload.findByID({
        collection: relationTo,
        id: value,
        depth: 0,
        disableErrors: true,
        draft: true,
        req,
      }),
    )
    const title = document?.title ?? document?.name ?? document?.address
    titles.push(typeof title === 'string' ? title : 'A deleted document')
  }
  return titles
}
