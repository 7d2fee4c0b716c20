import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { builderBusiness } from '@/components/structured-data/builder-business'
import { JsonLd } from '@/components/structured-data/json-ld'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { BuilderDetail } from '@/contract/builders/builder'
import type { SiteInfo } from '@/contract/site/site'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { BuilderMessageForm } from '@/features/leads/components/builder-message-form'
import { About } from './about'
import { ActiveCommunities } from './active-communities'
import { BuilderHeader } from './builder-header'
import { ContactInformation } from './contact-information'

interface BuilderViewProps {
  builder: BuilderDetail
  site: SiteInfo
  words: SiteCopy
}

export function BuilderView({ builder, site, words }: BuilderViewProps) {
  const { id, name, phone, email } = builder
  // Messages to a builder without an email address are sent to the publisher.
  const receiver = email ? name : 'the editors of the guide'
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={builderBusiness(site.url, builder)} />
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Builders', path: paths.builders },
        ]}
        here={name}
      />
      <BuilderHeader builder={builder} />
      <div className="mt-10 grid grid-cols-1 items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-16">
        <About builder={builder} />
        <ContactInformation builder={builder} words={words.builder} />
        <div className="grid gap-14 lg:col-start-1">
          <ActiveCommunities builder={builder} heading={words.builder.communitiesHeading} />
          <BuilderMessageForm
            title={words.builder.messageHeading}
            sendLabel={words.builder.messageButton}
            intro={fillPlaceholders(words.builder.message, { receiver })}
            promise={words.answers.promise}
            next={words.answers.sent}
            builder={{ id, phone }}
          />
        </div>
      </div>
    </div>
  )
}
