import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { builderBusiness } from '@/components/structured-data/builder-business'
import { JsonLd } from '@/components/structured-data/json-ld'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { BuilderDetail } from '@/contract/builders/builder'
import type { BuilderDates } from '@/contract/builders/builder-record'
import type { SiteInfo } from '@/contract/site/site'
import type { AnswerRecord } from '@/domain/leads/answers'
import { findDefaultRecipient, listRecipients, nameRecipients } from '@/domain/leads/recipients'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { BuilderMessageForm } from '@/features/leads/components/builder-message-form'
import { About } from './about'
import { ActiveCommunities } from './active-communities'
import { Answers } from './answers'
import { BuilderHeader } from './builder-header'
import { ContactInformation } from './contact-information'
import { PromisedDates } from './promised-dates'

interface BuilderViewProps {
  builder: BuilderDetail
  /** How it answers buyers, if enough of them said so. */
  answers: AnswerRecord | null
  /** Its homes for sale. */
  homes: number
  /** How its completion dates held. */
  record: BuilderDates | null
  site: SiteInfo
  words: SiteCopy
}

export function BuilderView({ builder, answers, homes, record, site, words }: BuilderViewProps) {
  const { id, phone } = builder
  const recipients = nameRecipients([findDefaultRecipient(listRecipients({ builders: [builder] }))])
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={builderBusiness(site.url, builder)} />
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Builders', path: paths.builders },
        ]}
        breadcrumbLabel={builder.name}
      />
      <BuilderHeader builder={builder} homes={homes} />
      <div className="mt-10 grid grid-cols-1 items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-16">
        <About builder={builder} />
        <ContactInformation builder={builder} words={words.builder} />
        <div className="grid gap-14 lg:col-start-1">
          <ActiveCommunities builder={builder} heading={words.builder.communitiesHeading} />
          {answers ? <Answers record={answers} /> : null}
          <PromisedDates record={record} />
          <BuilderMessageForm
            title={words.builder.messageHeading}
            sendLabel={words.builder.messageButton}
            intro={fillPlaceholders(words.builder.message, { receiver: recipients })}
            promise={words.answers.promise}
            recipients={recipients}
            consent={fillPlaceholders(words.answers.consent, { recipients })}
            next={words.answers.sent}
            builder={{ id, phone }}
          />
        </div>
      </div>
    </div>
  )
}
