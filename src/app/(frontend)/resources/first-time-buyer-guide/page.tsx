import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { sitePage } from '@/data/pages/queries'
import { resourceBySlug } from '@/data/resources/queries'
import { redirectOrNotFound } from '../../redirect-or-not-found'
import { resourceMetadata } from '../_components/resource-metadata'
import { ResourceView } from '../_components/resource-view'

/** The slug of the resource, and of the page with its SEO texts and notice. */
const SLUG = 'first-time-buyer-guide'

export async function generateMetadata(): Promise<Metadata> {
  const [entry, page] = await Promise.all([resourceBySlug(SLUG), sitePage(SLUG)])
  return entry ? resourceMetadata(entry, page) : { title: notFoundWords.resource.title }
}

export default async function FirstTimeBuyerGuidePage() {
  const [entry, page] = await Promise.all([resourceBySlug(SLUG), sitePage(SLUG)])
  if (!entry)
    return redirectOrNotFound(
      paths.firstTimeBuyerGuide,
      <NotFoundNotice {...notFoundWords.resource} />,
    )
  return <ResourceView entry={entry} notice={page?.notice} />
}
