import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { NewsletterBlock, NewsletterContent } from '@/contract/newsletter/newsletter-content'
import { isRunning } from '@/domain/ads/choose-ad'
import { getLabel, newsletterRules } from '@/domain/enums'
import { siteDay } from '@/lib/dates/site-date'
import type { NewsletterIssue } from '@/payload-types'
import { populatePictures, toPicture } from '../media/mapper'
import { readCards, readTitles } from './issue-cards'
import { readTexts } from './issue-links'
import { type CardReference, findByRule, storedFindings } from './issue-rules'

type Blocks = NonNullable<NewsletterIssue['content']>
type StoredBlock = Blocks[number]

/** An issue as it is stored, or as its form sends it: a draft may lack any field. */
export type StoredIssue = {
  readonly id?: number | undefined
} & Partial<
  Pick<NewsletterIssue, 'title' | 'subject' | 'preheader' | 'slug' | 'content' | 'publishedAt'>
>

const toId = (value: number | { readonly id: number }) =>
  typeof value === 'number' ? value : value.id

const isSet = <Value>(value: Value | null | undefined): value is Value => value != null

/**
 * The blocks with what their rules find now, which is stored with the issue when it is published, so
 * that its page shows what was sent.
 */
export async function fillRules(
  req: PayloadRequest,
  { id, publishedAt, content }: StoredIssue,
  now: Date,
): Promise<Blocks> {
  const filled: Blocks = []
  for (const block of content ?? []) {
    if (block.blockType !== 'rule' || !isSet(block.rule)) filled.push(block)
    else {
      const rule = { rule: block.rule, limit: block.limit ?? 1 }
      const items =
        storedFindings(block.found, rule) ?? (await findByRule(req, rule, { id, publishedAt, now }))
      filled.push({ ...block, found: { ...rule, items } })
    }
  }
  return filled
}

/** The documents that a block shows. */
function referencesIn(block: StoredBlock): CardReference[] {
  switch (block.blockType) {
    case 'articles':
      return (block.articles ?? [])
        .filter(isSet)
        .map((article) => ({ relationTo: 'blog-posts', value: toId(article) }))
    case 'listings':
      return (block.listings ?? [])
        .filter(({ value }) => isSet(value))
        .map(({ relationTo, value }) => ({ relationTo, value: toId(value) }))
    case 'rule':
      return storedFindings(block.found, block) ?? []
    default:
      return []
  }
}

/** The pictures of blocks by id. */
async function readPictures(req: PayloadRequest, blocks: Blocks) {
  const ids = blocks.flatMap((block) =>
    block.blockType === 'picture' && isSet(block.picture) ? [toId(block.picture)] : [],
  )
  if (ids.length === 0) return new Map<number, { src: string; alt: string }>()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: populatePictures.media,
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(
    docs.flatMap((media) => {
      const picture = toPicture(media)
      return picture ? [[media.id, picture] as const] : []
    }),
  )
}

const toDay = (iso: string | null | undefined) => (iso ? siteDay(new Date(iso)) : null)

/** An ad with its picture and name; `isShown` says whether it runs on this day. */
async function readAd(req: PayloadRequest, id: number, now: Date) {
  const { docs } = await req.payload.find({
    collection: 'ads',
    where: { id: { equals: id } },
    populate: populatePictures,
    depth: 1,
    limit: 1,
    pagination: false,
    req,
  })
  const [ad] = docs
  const picture = toPicture(ad?.creative)
  if (!ad || !picture) return null
  const booked = {
    slot: ad.slot,
    active: ad.active ?? false,
    isHouse: ad.isHouse ?? false,
    weight: ad.weight,
    firstDay: toDay(ad.startsAt),
    lastDay: toDay(ad.endsAt),
  }
  return {
    name: ad.name,
    isShown: isRunning(booked, siteDay(now)),
    ad: {
      id: String(ad.id),
      slot: ad.slot,
      image: picture.src,
      alt: ad.alt,
      link: ad.link ?? '/',
      isHouse: booked.isHouse,
    },
  }
}

async function readPublisher(req: PayloadRequest): Promise<NewsletterContent['publisher']> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const { name, address } = settings.updatedAt ? settings : defaultSiteInfo
  const { street, city, state, zip } = address
  const isWhole = [street, city, zip].every((part) => part.trim() !== '')
  const postalAddress = isWhole ? `${street}, ${city}, ${state} ${zip}` : null
  return { name, url: env.SITE_URL, postalAddress }
}

/**
 * An issue with what its blocks show now. Documents that visitors do not see are left out and named;
 * so are blocks that have nothing to show.
 */
export async function readNewsletterContent(
  req: PayloadRequest,
  issue: StoredIssue,
  now = new Date(),
): Promise<NewsletterContent> {
  const stored = await fillRules(req, issue, now)
  const references = stored.flatMap(referencesIn)
  const toCard = await readCards(req, references, now)
  const pictures = await readPictures(req, stored)
  const texts = stored.flatMap((block) => (block.blockType === 'text' ? [block] : []))
  const read = await readTexts(
    req,
    texts.map(({ text }) => text),
  )
  const notRunning: string[] = []
  const blocks: NewsletterBlock[] = []
  for (const block of stored) {
    switch (block.blockType) {
      case 'text': {
        const text = read.texts[texts.indexOf(block)] ?? []
        if (text.length > 0) blocks.push({ type: 'text', text })
        break
      }
      case 'articles':
      case 'listings':
      case 'rule': {
        const cards = referencesIn(block).flatMap((reference) => toCard(reference) ?? [])
        const heading = block.heading?.trim() || null
        if (cards.length > 0) blocks.push({ type: 'cards', heading, cards })
        break
      }
      case 'advertisement': {
        const ad = isSet(block.ad) ? await readAd(req, toId(block.ad), now) : null
        if (ad?.isShown) blocks.push({ type: 'advertisement', ad: ad.ad })
        else if (ad) notRunning.push(ad.name)
        break
      }
      case 'picture': {
        const picture = isSet(block.picture) ? pictures.get(toId(block.picture)) : undefined
        if (picture) blocks.push({ type: 'picture', ...picture, href: block.link?.trim() || null })
        break
      }
      case 'button':
        if (block.label && block.link)
          blocks.push({ type: 'button', label: block.label, href: block.link })
    }
  }
  const unseen = references.filter((reference) => toCard(reference) === null)
  const emptyRules = stored.flatMap((block) =>
    block.blockType === 'rule' && isSet(block.rule) && referencesIn(block).length === 0
      ? [getLabel(newsletterRules, block.rule)]
      : [],
  )
  return {
    title: issue.title ?? '',
    subject: issue.subject ?? '',
    preheader: issue.preheader?.trim() || null,
    slug: issue.slug ?? '',
    publisher: await readPublisher(req),
    blocks,
    missing: {
      unpublished: [...(await readTitles(req, unseen)), ...notRunning],
      emptyRules,
      deadLinks: read.deadLinks,
    },
  }
}
