import type { Metadata } from 'next'
import { redirectOrNotFound } from '@/app/(frontend)/redirect-or-not-found'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { everyLanding, landingSummary } from '@/data/homes/landing'
import { listHomes } from '@/data/homes/lists'
import { sitePage } from '@/data/pages/queries'
import { siteInfo } from '@/data/site/queries'
import { INDEXED_FROM, type Landing } from '@/domain/homes/landing'
import { landingTexts } from '@/domain/seo/page-texts'
import { LandingView } from './_components/landing-view'

interface Props {
  params: Promise<{ kind: string; value: string }>
}

/** Homes that are shown; the others are on the list of homes. */
const SHOWN = 24

async function read({ params }: Props) {
  const { kind, value } = await params
  const all = await everyLanding()
  const landing = all.find((one) => one.kind === kind && one.slug === value)
  return landing ? { all, landing } : null
}

/** The slug of the texts that an editor may write for the page. */
const textsOf = ({ kind, slug }: Landing) => sitePage(`new-homes/${kind}/${slug}`)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  if (!found) return { title: notFoundWords.newHomes.title }
  const { landing } = found
  const [summary, texts] = await Promise.all([landingSummary(landing.search), textsOf(landing)])
  const own = landingTexts(landing, summary)
  return {
    title: texts?.seoTitle || own.title,
    description: texts?.seoDescription || own.description,
    alternates: { canonical: paths.newHomes(landing.kind, landing.slug) },
    ...(summary.homes < INDEXED_FROM ? { robots: { index: false, follow: true } } : {}),
  }
}

export default async function NewHomesPage(props: Props) {
  const found = await read(props)
  if (!found) {
    const { kind, value } = await props.params
    return redirectOrNotFound(
      paths.newHomes(kind, value),
      <NotFoundNotice {...notFoundWords.newHomes} />,
    )
  }
  const { search } = found.landing
  const [summary, { items }, texts, site] = await Promise.all([
    landingSummary(search),
    listHomes({ ...search, sort: 'price', limit: SHOWN, offset: 0 }),
    textsOf(found.landing),
    siteInfo(),
  ])
  return <LandingView {...found} summary={summary} homes={items} texts={texts} site={site} />
}
