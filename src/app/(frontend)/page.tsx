import type { Metadata } from 'next'
import { getSiteCopy, homeContent } from '@/data/site/queries'
import { HomeView } from './_components/home-view'

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default async function HomePage() {
  const [home, words] = await Promise.all([homeContent(), getSiteCopy()])
  return <HomeView home={home} words={words} />
}
