import { BellOff } from 'lucide-react'
import type { Metadata } from 'next'
import { Button, ButtonLink } from '@/components/ui/button'
import { emailedPaths } from '@/config/emailed-paths'
import { findStoppable } from '@/data/alerts/own-alerts'
import { FormFrame } from '../../_components/form-frame'
import {
  readToken,
  subscriptionMetadata,
  type TokenProps,
} from '../../newsletter/_components/token'
import { ExpiredLink } from '../_components/expired-link'

export const metadata: Metadata = subscriptionMetadata('Stop an email alert')

/** Shows a button and changes nothing on GET, because mail scanners open every link. */
export default async function StopAlertPage({ searchParams }: TokenProps) {
  const token = await readToken(searchParams)
  const found = await findStoppable(token)
  if (!found) return <ExpiredLink />
  const { maskedEmail, titles, ownToken } = found
  const address = <strong className="whitespace-nowrap text-ink">{maskedEmail}</strong>
  const all = (
    <ButtonLink href={emailedPaths.alerts(ownToken)} variant="outline">
      All your alerts
    </ButtonLink>
  )
  if (titles.length === 0) {
    return (
      <FormFrame icon={BellOff} title="The alert is stopped">
        <p className="mt-4 text-ink-soft text-lg">{address} gets no more emails about it.</p>
        <div className="mt-7">{all}</div>
      </FormFrame>
    )
  }
  return (
    <FormFrame icon={BellOff} title="Stop these emails?">
      <p className="mt-4 text-ink-soft text-lg">{address} is emailed about changes of:</p>
      <ul className="mt-4 list-disc pl-6 font-semibold">
        {titles.map((title) => (
          <li key={title} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap gap-3">
        <form action={emailedPaths.stopAlerts(token)} method="post">
          <Button type="submit" variant="accent">
            Stop
          </Button>
        </form>
        {all}
      </div>
    </FormFrame>
  )
}
