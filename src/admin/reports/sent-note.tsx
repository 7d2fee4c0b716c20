import { Link } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import type { SentReport } from '@/data/reports/queries'
import { deliveryStatuses, getLabel } from '@/domain/enums'
import { formatShortMoment } from '@/lib/dates/format-date'

/** When a report was sent, with a link to the email in the email log. */
export function SentNote({ sent }: { sent: SentReport }) {
  const status = sent.status === null ? null : getLabel(deliveryStatuses, sent.status)
  const when = formatShortMoment(sent.sentAt, new Date())
  return (
    <>
      {when}
      {sent.delivery === null || status === null ? null : (
        <>
          {' · '}
          <Link href={adminPaths.document('deliveries', sent.delivery)} prefetch={false}>
            {status}
          </Link>
        </>
      )}
    </>
  )
}
