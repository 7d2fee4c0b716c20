import './globals.css'
import type { Metadata, Viewport } from 'next'
import { Activity, type ReactNode } from 'react'
import { AdminBar } from '@/components/layout/admin-bar'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { RouteLoading } from '@/components/layout/route/route-loading'
import { RouteScroll } from '@/components/layout/route/route-scroll'
import { Providers } from '@/components/providers'
import { ToastSlot } from '@/components/ui/toast-slot'
import { siteInfo, siteNavigation } from '@/data/site/queries'
import { pictureVariant } from '@/domain/media/image-sizes'
import { figtree, fraunces } from './fonts'

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
  const [site, navigation] = await Promise.all([siteInfo(), siteNavigation()])
  return (
    <html lang="en-US" className={`${fraunces.variable} ${figtree.variable}`}>
      <head>
        {/* Not part of the metadata, because a page with its own `alternates` would override it. */}
        <link
          rel="alternate"
          type="application/atom+xml"
          href="/feed.xml"
          title={`${site.name}: articles`}
        />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-primary focus:px-5 focus:py-3 focus:text-surface"
        >
          Skip to content
        </a>
        <Providers>
          <Header site={site} navigation={navigation} />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Activity>
            <Footer site={site} navigation={navigation} />
          </Activity>
          <RouteScroll />
          <RouteLoading />
          <ToastSlot />
          <AdminBar />
        </Providers>
      </body>
    </html>
  )
}
