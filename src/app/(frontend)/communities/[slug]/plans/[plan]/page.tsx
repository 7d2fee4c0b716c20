import type { Metadata } from 'next'
import { redirectOrNotFound } from '@/app/(frontend)/redirect-or-not-found'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { communityBySlug, communityExtras } from '@/data/communities/queries'
import { getGlossary } from '@/data/glossary/queries'
import { readHomes, readPlans } from '@/data/homes/lists'
import { readPrices } from '@/data/prices/history'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { planTexts } from '@/domain/seo/page-texts'
import { PlanView } from './_components/plan-view'

interface Props {
  params: Promise<{ slug: string; plan: string }>
}

async function read({ params }: Props) {
  const { slug, plan: planSlug } = await params
  const [community, extras] = await Promise.all([communityBySlug(slug), communityExtras(slug)])
  if (!community || !extras) return null
  const plans = await readPlans(Number(community.id))
  const plan = plans.find((one) => one.slug === planSlug)
  return plan ? { community, extras, plan } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  if (!found) return { title: notFoundWords.plan.title }
  const { plan, community } = found
  return {
    ...planTexts(plan, community),
    alternates: { canonical: paths.plan(community.slug, plan.slug) },
  }
}

export default async function PlanPage(props: Props) {
  const [found, site, words, glossary] = await Promise.all([
    read(props),
    siteInfo(),
    getSiteCopy(),
    getGlossary(),
  ])
  if (!found) {
    const { slug, plan } = await props.params
    return redirectOrNotFound(paths.plan(slug, plan), <NotFoundNotice {...notFoundWords.plan} />)
  }
  const [homes, prices] = await Promise.all([
    readHomes(Number(found.community.id)),
    readPrices('plan', Number(found.plan.id)),
  ])
  return (
    <PlanView
      {...found}
      homes={homes.filter(({ plan }) => plan?.id === found.plan.id)}
      prices={prices}
      site={site}
      words={words}
      glossary={glossary}
    />
  )
}
