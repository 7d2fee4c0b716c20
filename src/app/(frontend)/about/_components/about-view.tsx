import { Section } from '@/components/layout/section'
import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import type { About } from '@/contract/pages/about'
import { staticPage } from '@/data/pages/queries'
import { CallOut } from '../../_components/static-page/call-out'
import { StaticPage } from '../../_components/static-page/static-page'
import { TextCards } from '../../_components/static-page/text-cards'
import { PublisherPolicy } from './publisher-policy'
import { ServiceArea } from './service-area'

function AboutTheGuide({ about }: { about: About }) {
  const { newsletter, startSearch } = about
  return (
    <>
      <Section title={about.differentiatorsHeading}>
        <TextCards cards={about.differentiators} />
      </Section>
      <CallOut {...newsletter} links={[newsletter.link]} />
      <PublisherPolicy policy={about.publisherPolicy} />
      <CallOut {...startSearch} links={[startSearch.link]} variant="accent" />
    </>
  )
}

/** The About page with the cards of the published version or of a draft. */
export async function AboutView({ about }: { about: About | null }) {
  const name = staticPages.about
  const words = await staticPage(name)
  return (
    <StaticPage name={name} words={words}>
      {about ? <ServiceArea {...about} /> : null}
      <RichText text={words.content} />
      {about ? <AboutTheGuide about={about} /> : null}
    </StaticPage>
  )
}
