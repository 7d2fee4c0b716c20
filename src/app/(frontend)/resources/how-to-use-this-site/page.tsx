import { staticPages } from '@/content/static-pages'
import { howToUseContent } from '@/data/pages/queries'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { HowToUseView } from './_components/how-to-use-view'

export const generateMetadata = () => staticPageMetadata(staticPages.howToUse)

export default async function HowToUsePage() {
  return <HowToUseView content={await howToUseContent()} />
}
