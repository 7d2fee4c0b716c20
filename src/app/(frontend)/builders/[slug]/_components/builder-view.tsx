import { JsonLd } from '@/components/json-ld'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import type { BuilderDetail } from '@/contract/builder'
import type { SiteInfo } from '@/contract/site'
import { BuilderMessageForm } from '@/features/enquiry/components/builder-message-form'
import { paths } from '@/lib/paths'
import { builderBusiness } from '@/lib/structured-data/builder-business'
import { About } from './about'
import { ActiveCommunities } from './active-communities'
import { BuilderHeader } from './builder-header'
import { ContactInformation } from './contact-information'

/** A builder's whole page. */
export function BuilderView({ builder, site }: { builder: BuilderDetail; site: SiteInfo }) {
  const { id, name, phone, email } = builder
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
        <ContactInformation builder={builder} />
        <div className="grid gap-14 lg:col-start-1">
          <ActiveCommunities builder={builder} />
          <BuilderMessageForm builder={{ id, name, phone, email }} />
        </div>
      </div>
    </div>
  )
}
