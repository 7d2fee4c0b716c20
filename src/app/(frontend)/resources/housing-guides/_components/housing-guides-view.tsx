import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import type { HousingGuides } from '@/contract/pages/housing-guides'
import { staticPage } from '@/data/pages/queries'
import { StaticPage } from '../../../_components/static-page/static-page'
import { Network } from './network'

/** The page with the network of the published version or of a draft. */
export async function HousingGuidesView({ guides }: { guides: HousingGuides | null }) {
  const name = staticPages.housingGuides
  const words = await staticPage(name)
  return (
    <StaticPage name={name} words={words}>
      {guides ? <Network guides={guides} /> : null}
      <RichText text={words.content} />
    </StaticPage>
  )
}
