import { BellRing, CircleCheck } from 'lucide-react'
import type { Metadata } from 'next'
import { Button, ButtonLink } from '@/components/ui/button'
import { emailedPaths } from '@/config/emailed-paths'
import { paths } from '@/config/paths'
import { findOwnAlerts } from '@/data/alerts/own-alerts'
import { FormFrame } from '../_components/form-frame'
import { readToken, subscriptionMetadata, type TokenProps } from '../newsletter/_components/token'
import { AlertRow } from './_components/alert-row'
import { ExpiredLink } from './_components/expired-link'

export const metadata: Metadata = subscriptionMetadata('Your email alerts')

/** All alerts of a reader. Opening it changes nothing, because mail scanners open every link. */
export default async function AlertsPage({ searchParams }: TokenProps) {
  const token = await readToken(searchParams)
  const { saved } = await searchParams
  const own = await findOwnAlerts(token)
  if (!own) return <ExpiredLink />
  const { maskedEmail, alerts } = own
  const action = emailedPaths.alerts(token)
  const waiting = alerts.filter(({ status }) => status === 'pending')
  return (
    <FormFrame icon={BellRing} title="Your email alerts">
      <p className="mt-4 text-ink-soft text-lg">
        {alerts.length > 0 ? 'For' : 'No alerts are set for'}{' '}
        <strong className="whitespace-nowrap text-ink">{maskedEmail}</strong>.
      </p>
      {saved === '1' ? (
        <p
          role="status"
          className="mt-6 flex items-center gap-2.5 rounded-md bg-primary-tint px-4 py-3 font-semibold text-success"
        >
          <CircleCheck aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
          Saved.
        </p>
      ) : null}
      <ul className="mt-6 divide-y divide-hairline border-hairline border-t">
        {alerts.map((alert) => (
          <AlertRow key={alert.id} action={action} alert={alert} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {waiting.length > 1 ? (
          <form action={action} method="post">
            <input type="hidden" name="alert" value="all" />
            <Button type="submit" name="action" value="confirm" variant="accent">
              Turn on all {waiting.length}
            </Button>
          </form>
        ) : null}
        {alerts.length > 1 ? (
          <form action={action} method="post">
            <input type="hidden" name="alert" value="all" />
            <Button type="submit" name="action" value="stop" variant="outline">
              Stop all
            </Button>
          </form>
        ) : null}
        {alerts.length === 0 ? <ButtonLink href={paths.homes}>Search homes</ButtonLink> : null}
      </div>
    </FormFrame>
  )
}
