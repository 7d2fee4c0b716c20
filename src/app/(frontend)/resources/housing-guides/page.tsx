import { staticPages } from '@/content/static-pages'
import { housingGuidesContent } from '@/data/pages/queries'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { HousingGuidesView } from './_components/housing-guides-view'

export const generateMetadata = () => staticPageMetadata(staticPages.housingGuides)

export default async function HousingGuidesPage() {
  return <HousingGuidesView guides={await housingGuidesContent()} />
}
