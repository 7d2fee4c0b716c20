import { Link } from '@payloadcms/ui'
import { env } from '@/config/env'
import type { DeliveryChannel } from '@/domain/enums'
import { plural } from '@/domain/text/plural'
import { heldList } from './filtered-lists'
import { SendHeldButton } from './send-held-button'

const channels = {
  mail: {
    setting: 'SMTP_URL',
    amount: (count: number) => plural(count, 'email', 'emails'),
    what: 'mail server',
  },
  webhook: {
    setting: 'LEAD_WEBHOOK_URL',
    amount: (count: number) => plural(count, 'lead', 'leads'),
    what: 'webhook',
  },
} as const satisfies Record<DeliveryChannel, object>

/**
 * How many deliveries of a channel were held because it was not set up, and how to send them: set it
 * up, then press the button.
 */
export function HeldNotice({ channel, count }: { channel: DeliveryChannel; count: number }) {
  if (count === 0) return null
  const { setting, amount, what } = channels[channel]
  const isSetUp = Boolean(env[setting])
  return (
    <div className="dashboard-panel__note dashboard-held">
      <p>
        <Link href={heldList(channel)} prefetch={false}>
          <strong>{amount(count)} not sent</strong>
        </Link>
        {isSetUp ? (
          ` while no ${what} was set up.`
        ) : (
          <>
            : no {what} is set up. Once the site operator sets <code>{setting}</code>, you can send
            them from here.
          </>
        )}
      </p>
      {isSetUp && <SendHeldButton channel={channel} count={count} />}
    </div>
  )
}
