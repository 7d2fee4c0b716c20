import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { keptResource } from '@/data/resources/detail'
import { resourceMetadata } from '../_components/resource-metadata'
import { ResourceView } from '../_components/resource-view'

/** Ads come and go by date without anybody saving anything. In seconds. */
export const revalidate = 3600

const SLUG = 'first-time-buyer-guide'

export async function generateMetadata(): Promise<Metadata> {
  const entry = await keptResource(SLUG)
  return entry ? resourceMetadata(entry) : {}
}

export default async function FirstTimeBuyerGuidePage() {
  const entry = await keptResource(SLUG)
  if (!entry) notFound()
  return <ResourceView entry={entry} />
}
