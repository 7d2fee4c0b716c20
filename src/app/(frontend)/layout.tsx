import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { listingOptions } from '@/data/listing-options/queries'
import { siteInfo, siteNavigation } from '@/data/site/queries'
import { pictureVariant } from '@/domain/media/image-sizes'
import { SiteDocument } from './_components/site-document'

/**
 * Every page is rendered per request, so the build needs no database. The server around Next caches
 * the responses (server/cache/response-cache.ts).
 */
export const dynamic = 'force-dynamic'

export const viewport: Viewport = { themeColor: '#173c39', colorScheme: 'light' }

export async function generateMetadata(): Promise<Metadata> {
  const { name, url, description, ogImage } = await siteInfo()
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s | ${name}` },
    description,
    openGraph: {
      type: 'website',
      siteName: name,
      locale: 'en_US',
      ...(ogImage ? { images: [pictureVariant(ogImage, 'share')] } : {}),
    },
    formatDetection: { telephone: false },
  }
}

export default async function Layout({ children }: { children: ReactNode }) {
  const [site, navigation, { amenities }] = await Promise.all([
    siteInfo(),
    siteNavigation(),
    listingOptions(),
  ])
  return (
    <SiteDocument site={site} navigation={navigation} amenities={amenities}>
      {children}
    </SiteDocument>
  )
}
