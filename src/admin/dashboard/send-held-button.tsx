'use client'

import type { DeliveryChannel } from '@/domain/enums'
import { ActionButton } from './action-button'
import { sendHeldDeliveries } from './actions'

/** Queues everything that a channel holds. */
export function SendHeldButton({ channel, count }: { channel: DeliveryChannel; count: number }) {
  return (
    <ActionButton
      label={`Send now: ${count} held`}
      panel="mails"
      act={() => sendHeldDeliveries(channel)}
      done={(queued) => `${queued} queued for sending. The email log shows the result.`}
      unchanged="Nothing is held anymore."
    >
      Send now
    </ActionButton>
  )
}
