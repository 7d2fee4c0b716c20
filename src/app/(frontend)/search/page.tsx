import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { LeftOutNotice } from '@/components/left-out-notice'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { listingOptions } from '@/data/listing-options/queries'
import { staticPage } from '@/data/pages/queries'
import { search } from '@/data/search/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { searchParsers, searchQuestion } from '@/domain/search/search'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { NothingFound } from './_components/nothing-found'
import { Places } from './_components/places'
import { Results } from './_components/results'
import { SearchForm } from './_components/search-form'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const name = staticPages.search

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { text } = searchQuestion(await searchParams)
  return {
    ...(await staticPageMetadata(name)),
    ...(text === '' ? {} : { title: `Search results for “${text}”` }),
    robots: { index: false, follow: true },
  }
}

export default async function SearchPage({ searchParams }: Props) {
  const given = await searchParams
  const question = searchQuestion(given)
  const { text } = question
  const [result, page, siteCopy, site, { cities }] = await Promise.all([
    search(question),
    staticPage(name),
    getSiteCopy(),
    siteInfo(),
    listingOptions(),
  ])
  const isEmpty = result.groups.length === 0
  return (
    <div className="page-width pt-5 pb-20">
      <Breadcrumbs
        origin={site.url}
        trail={[{ label: 'Home', path: paths.home }]}
        breadcrumbLabel="Search"
      />
      <h1 className="mt-5 line-clamp-3 max-w-4xl pb-1 text-4xl [overflow-wrap:anywhere]">
        {text === '' ? page.title : `${isEmpty ? 'No results' : 'Results'} for “${text}”`}
      </h1>
      {text === '' && page.intro ? (
        <p className="mt-3 max-w-2xl text-ink-soft text-lg">{page.intro}</p>
      ) : null}
      <SearchForm text={text} />
      <LeftOutNotice parsers={searchParsers} given={given} className="mt-6" />
      {text === '' ? (
        <Places heading={siteCopy.search.startHeading} words={siteCopy.search} cities={cities} />
      ) : null}
      {text !== '' && isEmpty ? (
        <NothingFound site={site} words={siteCopy.search} cities={cities} />
      ) : null}
      {isEmpty ? null : <Results question={question} result={result} />}
    </div>
  )
}
