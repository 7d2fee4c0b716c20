import { staticPages } from '@/content/static-pages'
import { aboutContent } from '@/data/pages/queries'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { AboutView } from './_components/about-view'

export const generateMetadata = () => staticPageMetadata(staticPages.about)

export default async function AboutPage() {
  return <AboutView about={await aboutContent()} />
}
