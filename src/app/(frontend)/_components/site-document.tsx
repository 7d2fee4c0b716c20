import { Activity, type ReactNode } from 'react'
import { AmenityLabels } from '@/components/communities/amenity-labels'
import { VisitCounter } from '@/components/counts/visit-counter'
import { AdminBar } from '@/components/layout/admin-bar'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { HashEntries } from '@/components/layout/route/hash-entries'
import { RouteLoading } from '@/components/layout/route/route-loading'
import { RouteScroll } from '@/components/layout/route/route-scroll'
import { SkipLink } from '@/components/layout/skip-link'
import { ToastSlot } from '@/components/ui/toast-slot'
import type { Navigation, SiteInfo } from '@/contract/site/site'
import type { Option } from '@/domain/enums'
import { figtree, fraunces } from '../fonts'

interface SiteDocumentProps {
  site: SiteInfo
  navigation: Navigation
  amenities: readonly Option[]
  children: ReactNode
}

/** The HTML document of every page, with header and footer. */
export function SiteDocument({ site, navigation, amenities, children }: SiteDocumentProps) {
  const labels = Object.fromEntries(amenities.map(({ value, label }) => [value, label]))
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
        <SkipLink to="main">Skip to content</SkipLink>
        <Header site={site} navigation={navigation} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <AmenityLabels labels={labels}>{children}</AmenityLabels>
        </main>
        <Activity>
          <Footer site={site} navigation={navigation} />
        </Activity>
        <HashEntries />
        <RouteScroll />
        <RouteLoading />
        <VisitCounter />
        <ToastSlot />
        <AdminBar />
      </body>
    </html>
  )
}
