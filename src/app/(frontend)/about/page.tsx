import { Section } from '@/components/layout/section'
import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import type { About } from '@/contract/pages/about'
import { aboutContent, staticPage } from '@/data/pages/queries'
import { CallOut } from '../_components/static-page/call-out'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { StaticPage } from '../_components/static-page/static-page'
import { TextCards } from '../_components/static-page/text-cards'
import { PublisherPolicy } from './_components/publisher-policy'
import { ServiceArea } from './_components/service-area'

/** Ads start and end by date, without an edit that would revalidate the page. In seconds. */
export const revalidate = 3600

const name = staticPages.about

export const generateMetadata = () => staticPageMetadata(name)

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

export default async function AboutPage() {
  const [words, about] = await Promise.all([staticPage(name), aboutContent()])
  return (
    <StaticPage name={name} words={words}>
      {about ? <ServiceArea {...about} /> : null}
      <RichText text={words.content} />
      {about ? <AboutTheGuide about={about} /> : null}
    </StaticPage>
  )
}
