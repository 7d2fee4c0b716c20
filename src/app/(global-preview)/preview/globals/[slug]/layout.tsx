import '../../../../(frontend)/globals.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SiteDocument } from '@/app/(frontend)/_components/site-document'
import { listingOptions } from '@/data/listing-options/queries'
import { navigationDraft, siteInfo, siteInfoDraft, siteNavigation } from '@/data/site/queries'
import { findStaff } from '@/data/staff/queries'
import type { Staff } from '@/data/staff/staff'
import { sessionHeaders } from '@/http/origin'

export const dynamic = 'force-dynamic'

export const viewport: Viewport = { themeColor: '#173c39', colorScheme: 'light' }

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ slug: string }>
  children: ReactNode
}

const readSite = async (slug: string, staff: Staff | null) =>
  staff && slug === 'site-settings' ? (await siteInfoDraft(staff)).content : siteInfo()

const readNavigation = async (slug: string, staff: Staff | null) =>
  staff && slug === 'navigation' ? (await navigationDraft(staff)).content : siteNavigation()

/** The document of previews of globals. Its header and footer also show drafts. */
export default async function Layout({ params, children }: Props) {
  const { slug } = await params
  const staff = await findStaff(sessionHeaders(await headers()))
  const [site, navigation, { amenities }] = await Promise.all([
    readSite(slug, staff),
    readNavigation(slug, staff),
    listingOptions(),
  ])
  return (
    <SiteDocument site={site} navigation={navigation} amenities={amenities}>
      {children}
    </SiteDocument>
  )
}
