import { CircleCheck, SlidersHorizontal } from 'lucide-react'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { emailedPaths } from '@/config/emailed-paths'
import { preferences } from '@/contract/newsletter/newsletter-preferences'
import { ownSubscription } from '@/data/newsletter/subscription'
import { siteInfo } from '@/data/site/queries'
import { SendButton } from '../_components/send-button'
import { SubscribeAgain } from '../_components/subscribe-again'
import { SubscriptionPage } from '../_components/subscription-page'
import { readToken, subscriptionMetadata, type TokenProps } from '../_components/token'
import { UnknownLink } from '../_components/unknown-link'
import { PreferencesForm } from './_components/preferences-form'
import { typedInForm } from './typed'

const breadcrumbLabel = 'Preferences'

export const metadata: Metadata = subscriptionMetadata('Newsletter preferences')

export default async function PreferencesPage({ searchParams }: TokenProps) {
  const token = await readToken(searchParams)
  const { saved } = await searchParams
  const [subscription, site, jar] = await Promise.all([
    ownSubscription(token),
    siteInfo(),
    cookies(),
  ])
  if (!subscription) return <UnknownLink site={site} breadcrumbLabel={breadcrumbLabel} />
  const typed = typedInForm.fromCookie(jar.get(typedInForm.name)?.value)
  const issues = (typed && preferences.safeParse(typed).error?.issues) ?? []
  return (
    <SubscriptionPage
      origin={site.url}
      breadcrumbLabel={breadcrumbLabel}
      icon={SlidersHorizontal}
      title="What should we email you about?"
    >
      <p className="mt-4 text-ink-soft text-lg">
        For <strong className="whitespace-nowrap text-ink">{subscription.maskedEmail}</strong>.
        Leave out anything you’d rather not share.
      </p>
      {saved === '1' && issues.length === 0 ? (
        <p
          role="status"
          className="mt-6 flex items-center gap-2.5 rounded-md bg-primary-tint px-4 py-3 font-semibold text-success"
        >
          <CircleCheck aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
          Your preferences are saved.
        </p>
      ) : null}
      <PreferencesForm
        action={emailedPaths.newsletterPreferences(token)}
        typed={typed ?? subscription.preferences}
        problems={Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))}
      />
      <div className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-t pt-7">
        <p className="text-ink-soft">
          {subscription.isSubscribed ? 'Don’t want our emails anymore?' : 'You’re unsubscribed.'}
        </p>
        {subscription.isSubscribed ? (
          <SendButton action={emailedPaths.unsubscribe(token)} variant="plain">
            Unsubscribe
          </SendButton>
        ) : (
          <SubscribeAgain token={token} />
        )}
      </div>
    </SubscriptionPage>
  )
}
