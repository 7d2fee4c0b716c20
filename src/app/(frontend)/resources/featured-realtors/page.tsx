import { RichText } from '@/components/rich-text/rich-text'
import { JsonLd } from '@/components/structured-data/json-ld'
import { realtorList } from '@/components/structured-data/realtor-list'
import { staticPages } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { featuredRealtors } from '@/data/resources/directories'
import { siteInfo } from '@/data/site/queries'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'
import { RealtorProfile } from './_components/realtor-profile'

const name = staticPages.realtors

export const generateMetadata = () => staticPageMetadata(name)

export default async function FeaturedRealtorsPage() {
  const [words, realtors, { url }] = await Promise.all([
    staticPage(name),
    featuredRealtors(),
    siteInfo(),
  ])
  return (
    <StaticPage name={name} words={words}>
      {realtors.length > 0 ? <JsonLd data={realtorList(url, realtors)} /> : null}
      {realtors.map((realtor) => (
        <RealtorProfile key={realtor.id} realtor={realtor} />
      ))}
      <RichText text={words.content} />
    </StaticPage>
  )
}
