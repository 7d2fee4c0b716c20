import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { redirectOrNotFound } from '@/app/(frontend)/redirect-or-not-found'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { resourceBySlug } from '@/data/resources/queries'
import { resourceMetadata } from '../../_components/resource-metadata'
import { ResourceView } from '../../_components/resource-view'

interface Props {
  params: Promise<{ category: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entry = await resourceBySlug((await params).slug)
  return entry ? resourceMetadata(entry) : { title: notFoundWords.resource.title }
}

export default async function ResourcePage({ params }: Props) {
  const { category, slug } = await params
  const entry = await resourceBySlug(slug)
  const requestedPath = `${paths.resourceCategory(category)}/${encodeURIComponent(slug)}`
  if (!entry)
    return redirectOrNotFound(requestedPath, <NotFoundNotice {...notFoundWords.resource} />)
  // A resource has one canonical URL. A link with another category is redirected to it.
  const address = paths.resource(entry.category, slug)
  if (address !== requestedPath) permanentRedirect(address)
  return <ResourceView entry={entry} />
}
