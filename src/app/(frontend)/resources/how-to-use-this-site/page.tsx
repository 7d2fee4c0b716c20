import { Section } from '@/components/layout/section'
import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import type { HowToUse } from '@/contract/pages/how-to-use'
import { howToUseContent, staticPage } from '@/data/pages/queries'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'
import { TextCards } from '../../_components/static-page/text-cards'
import { QuickStart } from './_components/quick-start'
import { ServiceArea } from './_components/service-area'

/** Ads start and end by date, without an edit that would revalidate the page. In seconds. */
export const revalidate = 3600

const name = staticPages.howToUse

export const generateMetadata = () => staticPageMetadata(name)

function Ways({ content }: { content: HowToUse }) {
  return (
    <>
      <Section title={content.featuresHeading}>
        <TextCards cards={content.features} />
      </Section>
      <QuickStart heading={content.quickStartHeading} steps={content.quickStart} />
      <ServiceArea {...content} />
    </>
  )
}

export default async function HowToUsePage() {
  const [words, content] = await Promise.all([staticPage(name), howToUseContent()])
  return (
    <StaticPage name={name} words={words}>
      {words.content.length > 0 ? <RichText text={words.content} /> : null}
      {content ? <Ways content={content} /> : null}
    </StaticPage>
  )
}
