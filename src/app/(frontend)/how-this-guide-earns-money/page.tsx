import { Contents } from '@/components/rich-text/contents'
import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { StaticPage } from '../_components/static-page/static-page'

const name = staticPages.earnings

export const generateMetadata = () => staticPageMetadata(name)

export default async function EarningsPage() {
  const words = await staticPage(name)
  return (
    <StaticPage
      name={name}
      words={words}
      aside={<Contents text={words.content} title="On this page" />}
    >
      <RichText text={words.content} />
    </StaticPage>
  )
}
