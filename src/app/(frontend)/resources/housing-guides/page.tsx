import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import { housingGuidesContent, staticPage } from '@/data/pages/queries'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'
import { Network } from './_components/network'

/** Ads start and end by date, without an edit that would revalidate the page. In seconds. */
export const revalidate = 3600

const name = staticPages.housingGuides

export const generateMetadata = () => staticPageMetadata(name)

export default async function HousingGuidesPage() {
  const [words, guides] = await Promise.all([staticPage(name), housingGuidesContent()])
  return (
    <StaticPage name={name} words={words}>
      {guides ? <Network guides={guides} /> : null}
      <RichText text={words.content} />
    </StaticPage>
  )
}
