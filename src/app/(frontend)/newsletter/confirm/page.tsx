import type { Metadata } from 'next'
import { Fragment } from 'react'
import { emailedPaths } from '@/config/emailed-paths'
import { confirmation } from '@/data/newsletter/confirmation'
import { siteInfo } from '@/data/site/queries'
import { SubscriptionPage } from '../_components/subscription-page'
import { readToken, subscriptionMetadata, type TokenProps } from '../_components/token'
import { UnknownLink } from '../_components/unknown-link'
import { change, expired, sent, subscribed, unsubscribed, waiting } from './_components/states'

const breadcrumbLabel = 'Confirm'
const states = { waiting, change, expired, subscribed, unsubscribed }

export const metadata: Metadata = subscriptionMetadata('Confirm your subscription')

/** Renders a button and changes nothing on GET, because mail scanners open every link. */
export default async function ConfirmPage({ searchParams }: TokenProps) {
  const token = await readToken(searchParams)
  const wasSent = (await searchParams).sent === '1'
  const [found, site] = await Promise.all([confirmation(token), siteInfo()])
  if (!found) return <UnknownLink site={site} breadcrumbLabel={breadcrumbLabel} />
  const state = wasSent && found.state === 'expired' ? sent : states[found.state]
  const { icon, title, words, buttons } = state
  return (
    <SubscriptionPage origin={site.url} breadcrumbLabel={breadcrumbLabel} icon={icon} title={title}>
      <p className="mt-4 text-ink-soft text-lg">
        {words(<strong className="whitespace-nowrap text-ink">{found.maskedEmail}</strong>)}
      </p>
      {found.changes.length > 0 ? (
        <dl className="mt-6 grid gap-x-6 gap-y-2 text-lg sm:grid-cols-[auto_1fr]">
          {found.changes.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="mb-2 min-w-0 break-words font-semibold sm:mb-0">{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      {buttons ? (
        <div className="mt-7 flex flex-wrap gap-3">
          {buttons(emailedPaths.confirmSubscription(token))}
        </div>
      ) : null}
    </SubscriptionPage>
  )
}
