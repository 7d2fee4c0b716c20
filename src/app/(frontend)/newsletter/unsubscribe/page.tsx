import { MailCheck, MailMinus } from 'lucide-react'
import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { emailedPaths } from '@/config/emailed-paths'
import { readIssue } from '@/config/newsletter-links'
import { paths } from '@/config/paths'
import { ownSubscription } from '@/data/newsletter/subscription'
import { siteInfo } from '@/data/site/queries'
import { SendButton } from '../_components/send-button'
import { SubscribeAgain } from '../_components/subscribe-again'
import { SubscriptionPage } from '../_components/subscription-page'
import { readToken, subscriptionMetadata, type TokenProps } from '../_components/token'
import { UnknownLink } from '../_components/unknown-link'

const breadcrumbLabel = 'Unsubscribe'

export const metadata: Metadata = subscriptionMetadata('Unsubscribe from the newsletter')

/** Renders a button and changes nothing on GET, because mail scanners open every link. */
export default async function UnsubscribePage({ searchParams }: TokenProps) {
  const token = await readToken(searchParams)
  const { issue } = await searchParams
  const [subscription, site] = await Promise.all([ownSubscription(token), siteInfo()])
  if (!subscription) return <UnknownLink site={site} breadcrumbLabel={breadcrumbLabel} />
  const { maskedEmail, isSubscribed } = subscription
  const address = <strong className="whitespace-nowrap text-ink">{maskedEmail}</strong>
  if (!isSubscribed) {
    return (
      <SubscriptionPage
        origin={site.url}
        breadcrumbLabel={breadcrumbLabel}
        icon={MailCheck}
        title="You have been unsubscribed"
      >
        <p className="mt-4 text-ink-soft text-lg">
          {address} no longer gets emails from us. Was that a mistake? You can sign up again with
          one click.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <SubscribeAgain token={token} />
          <ButtonLink href={paths.communities} variant="plain">
            Browse communities
          </ButtonLink>
        </div>
      </SubscriptionPage>
    )
  }
  return (
    <SubscriptionPage
      origin={site.url}
      breadcrumbLabel={breadcrumbLabel}
      icon={MailMinus}
      title="Unsubscribe from the newsletter?"
    >
      <p className="mt-4 text-ink-soft text-lg">
        {address} gets our newsletter. Once you unsubscribe, we won’t send it anymore.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <SendButton action={emailedPaths.unsubscribe(token, readIssue(issue))} variant="accent">
          Unsubscribe
        </SendButton>
        <ButtonLink href={emailedPaths.newsletterPreferences(token)} variant="outline">
          Change your preferences instead
        </ButtonLink>
      </div>
    </SubscriptionPage>
  )
}
