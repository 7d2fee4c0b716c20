import type { SearchParams } from 'nuqs/server'
import { staticPages } from '@/content/static-pages'
import { SUBJECT_LENGTH } from '@/contract/leads/lead'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { loadSearchParams } from '@/features/leads/search-params'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { ContactView } from './_components/contact-view'

interface Props {
  searchParams: Promise<SearchParams>
}

export const generateMetadata = () => staticPageMetadata(staticPages.contact)

export default async function ContactPage({ searchParams }: Props) {
  const [words, site, { subject }] = await Promise.all([
    getSiteCopy(),
    siteInfo(),
    loadSearchParams(searchParams),
  ])
  return <ContactView site={site} words={words} subject={subject.slice(0, SUBJECT_LENGTH)} />
}
