import type { Metadata } from 'next'
import { breadcrumbList } from '@/components/structured-data/breadcrumb-list'
import { JsonLd } from '@/components/structured-data/json-ld'
import { getSiteCopy, homeContent, siteInfo } from '@/data/site/queries'
import { HomeView } from './_components/home-view'

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default async function HomePage() {
  const [home, words, site] = await Promise.all([homeContent(), getSiteCopy(), siteInfo()])
  return (
    <>
      <JsonLd data={breadcrumbList(site.url, [], 'Home')} />
      <HomeView home={home} words={words} />
    </>
  )
}
