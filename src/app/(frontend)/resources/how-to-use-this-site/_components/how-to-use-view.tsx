import { Section } from '@/components/layout/section'
import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import type { HowToUse } from '@/contract/pages/how-to-use'
import { staticPage } from '@/data/pages/queries'
import { StaticPage } from '../../../_components/static-page/static-page'
import { TextCards } from '../../../_components/static-page/text-cards'
import { QuickStart } from './quick-start'
import { ServiceArea } from './service-area'

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

/** The page with the cards and steps of the published version or of a draft. */
export async function HowToUseView({ content }: { content: HowToUse | null }) {
  const name = staticPages.howToUse
  const words = await staticPage(name)
  return (
    <StaticPage name={name} words={words}>
      {words.content.length > 0 ? <RichText text={words.content} /> : null}
      {content ? <Ways content={content} /> : null}
    </StaticPage>
  )
}
