import { MailQuestion } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import type { SiteInfo } from '@/contract/site/site'
import { SubscriptionPage } from './subscription-page'

/** The page of a link with an unknown token. It does not reveal whose link it might have been. */
export function UnknownLink({
  site,
  breadcrumbLabel,
}: {
  site: SiteInfo
  breadcrumbLabel: string
}) {
  return (
    <SubscriptionPage
      origin={site.url}
      breadcrumbLabel={breadcrumbLabel}
      icon={MailQuestion}
      title="This link no longer works"
    >
      <p className="mt-4 text-ink-soft text-lg">
        It may be old, or your email app may have cut it off. Use the link in our latest email, or
        write to{' '}
        <a
          href={`mailto:${site.email}`}
          className="quiet-link wrap-anywhere font-semibold text-primary"
        >
          {site.email}
        </a>{' '}
        and we’ll take care of it.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={paths.newsletter}>About the newsletter</ButtonLink>
        <ButtonLink href={paths.contact} variant="outline">
          Contact us
        </ButtonLink>
      </div>
    </SubscriptionPage>
  )
}
