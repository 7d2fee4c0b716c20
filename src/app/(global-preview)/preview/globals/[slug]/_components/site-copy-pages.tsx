import type { ReactNode } from 'react'
import { HomeView } from '@/app/(frontend)/_components/home-view'
import { BuilderView } from '@/app/(frontend)/builders/[slug]/_components/builder-view'
import { CommunityView } from '@/app/(frontend)/communities/[slug]/_components/community-view'
import { ContactView } from '@/app/(frontend)/contact/_components/contact-view'
import type { SiteCopy } from '@/content/site-copy'
import { currentAds } from '@/data/ads/queries'
import { builderBySlug, firstBuilders } from '@/data/builders/queries'
import { readBuilderRecord } from '@/data/builders/record'
import { communityBySlug, communityExtras, defaultListing } from '@/data/communities/queries'
import { getGlossary } from '@/data/glossary/queries'
import { countHomesOfBuilder } from '@/data/homes/landing'
import { readListings } from '@/data/homes/lists'
import { readAnswerRecord } from '@/data/leads/answers'
import { listingOptions } from '@/data/listing-options/queries'
import { homeContent, siteInfo } from '@/data/site/queries'
import type { Glossary } from '@/domain/glossary/glossary'

/** The pages on which shared texts can be previewed. */
export const siteCopyPages = {
  home: 'Home page',
  community: 'A community',
  builder: 'A builder',
  contact: 'Contact',
} as const

export type SiteCopyPage = keyof typeof siteCopyPages

export const isSiteCopyPage = (name: unknown): name is SiteCopyPage =>
  typeof name === 'string' && Object.hasOwn(siteCopyPages, name)

/** The first community, with shared texts or a glossary of a draft. */
export async function communityWith(words: SiteCopy, glossary: Glossary): Promise<ReactNode> {
  const [first] = (await defaultListing()).items
  const community = first ? await communityBySlug(first.slug) : null
  const extras = first ? await communityExtras(first.slug) : null
  return community && extras ? (
    <CommunityView
      community={community}
      extras={extras}
      {...(await readListings(Number(community.id)))}
      site={await siteInfo()}
      words={words}
      glossary={glossary}
      ads={await currentAds()}
      options={await listingOptions()}
    />
  ) : null
}

async function builderWith(words: SiteCopy): Promise<ReactNode> {
  const [first] = await firstBuilders()
  const builder = first ? await builderBySlug(first.slug) : null
  if (!builder) return null
  const [homes, record, answers] = await Promise.all([
    countHomesOfBuilder(builder.slug),
    readBuilderRecord(Number(builder.id)),
    readAnswerRecord(builder.id),
  ])
  return (
    <BuilderView
      builder={builder}
      answers={answers}
      homes={homes}
      record={record}
      site={await siteInfo()}
      words={words}
    />
  )
}

const views: Readonly<Record<SiteCopyPage, (words: SiteCopy) => Promise<ReactNode>>> = {
  home: async (words) => <HomeView home={await homeContent()} words={words} />,
  community: async (words) => communityWith(words, await getGlossary()),
  builder: builderWith,
  contact: async (words) => <ContactView site={await siteInfo()} words={words} subject="" />,
}

/** A page with shared texts of a draft. */
export const siteCopyView = (page: SiteCopyPage, words: SiteCopy): Promise<ReactNode> =>
  views[page](words)
