import type { Metadata } from 'next'
import { redirectOrNotFound } from '@/app/(frontend)/redirect-or-not-found'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { getGlossary } from '@/data/glossary/queries'
import { everyLanding, findMiddleHome, landingSummary } from '@/data/homes/landing'
import { listHomes } from '@/data/homes/lists'
import { homePins } from '@/data/homes/pins'
import { sitePage } from '@/data/pages/queries'
import { readDistrictFacts } from '@/data/schools/district'
import { schoolDistricts } from '@/data/schools/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { LISTED_FIRST } from '@/domain/homes/availability'
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
const readTexts = ({ kind, slug }: Landing) => sitePage(`new-homes/${kind}/${slug}`)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  if (!found) return { title: notFoundWords.newHomes.title }
  const { landing } = found
  const [summary, texts] = await Promise.all([landingSummary(landing.search), readTexts(landing)])
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
  const { district = null } = search
  const [summary, { items }, pins, texts, site, glossary, districts, facts, { community }] =
    await Promise.all([
      landingSummary(search),
      listHomes({ ...search, availability: LISTED_FIRST, sort: 'price', limit: SHOWN, offset: 0 }),
      homePins({ ...search, availability: LISTED_FIRST }),
      readTexts(found.landing),
      siteInfo(),
      getGlossary(),
      district === null ? [] : schoolDistricts(),
      district === null ? null : readDistrictFacts(district),
      getSiteCopy(),
    ])
  const middle = await findMiddleHome(search, summary)
  return (
    <LandingView
      {...found}
      summary={summary}
      middle={middle}
      homes={items}
      pins={pins}
      district={
        facts && { facts, described: districts.find(({ name }) => name === district) ?? null }
      }
      texts={texts}
      site={site}
      glossary={glossary}
      schoolNotice={community.schools}
    />
  )
}
