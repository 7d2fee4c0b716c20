import { RichText } from '@/components/rich-text/rich-text'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { serviceProviders } from '@/data/resources/directories'
import { getSiteCopy } from '@/data/site/queries'
import { CallOut } from '../../_components/static-page/call-out'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'
import { ProviderCard } from './_components/provider-card'

const name = staticPages.serviceProviders

export const generateMetadata = () => staticPageMetadata(name)

export default async function ServiceProvidersPage() {
  const [words, providers, { resources }] = await Promise.all([
    staticPage(name),
    serviceProviders(),
    getSiteCopy(),
  ])
  return (
    <StaticPage name={name} words={words}>
      {words.content.length > 0 ? <RichText text={words.content} /> : null}
      <ul className="grid gap-8">
        {providers.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ul>
      <CallOut
        heading={resources.providersHeading}
        text={resources.providersText}
        links={[
          { label: 'Browse resources', path: paths.resources },
          { label: 'Contact us', path: paths.contact },
        ]}
      />
    </StaticPage>
  )
}
