import type { Metadata } from 'next'
import { notFoundWith } from '@/app/(frontend)/not-found-with'
import { redirectOrNotFound } from '@/app/(frontend)/redirect-or-not-found'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { communityBySlug, communityExtras } from '@/data/communities/queries'
import { getGlossary } from '@/data/glossary/queries'
import { readHomeHistory } from '@/data/homes/history'
import { findHome, readHomes, readPlans } from '@/data/homes/lists'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { secondsUntilGone } from '@/domain/homes/sold'
import { homeTexts } from '@/domain/seo/page-texts'
import { HomeView } from './_components/home-view'

interface Props {
  params: Promise<{ slug: string; home: string }>
}

async function read({ params }: Props) {
  const { slug, home: homeSlug } = await params
  const [community, extras] = await Promise.all([communityBySlug(slug), communityExtras(slug)])
  if (!community || !extras) return null
  const home = await findHome(Number(community.id), homeSlug)
  return home ? { community, extras, home } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  if (!found) return { title: notFoundWords.singleHome.title }
  const { home, community } = found
  return {
    ...homeTexts(home, community),
    alternates: { canonical: paths.singleHome(community.slug, home.slug) },
  }
}

export default async function HomePage(props: Props) {
  const [found, site, words, glossary] = await Promise.all([
    read(props),
    siteInfo(),
    getSiteCopy(),
    getGlossary(),
  ])
  if (!found) {
    const { slug, home } = await props.params
    return redirectOrNotFound(
      paths.singleHome(slug, home),
      <NotFoundNotice {...notFoundWords.singleHome} />,
    )
  }
  if (secondsUntilGone(found.home.soldAt, new Date()) === 0)
    return notFoundWith(<NotFoundNotice {...notFoundWords.soldHome} />, 410)
  const id = Number(found.community.id)
  const { home } = found
  const [homes, plans, recorded] = await Promise.all([
    readHomes(id),
    readPlans(id),
    readHomeHistory(Number(home.id)),
  ])
  return (
    <HomeView
      {...found}
      plan={plans.find((plan) => plan.id === home.plan?.id) ?? null}
      {...recorded}
      neighbors={homes.filter((one) => one.id !== home.id).slice(0, 6)}
      site={site}
      words={words}
      glossary={glossary}
    />
  )
}
