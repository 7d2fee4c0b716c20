'use client'

import { resend } from '../deliveries/resend'
import { ActionButton } from './action-button'

/** Queues a failed email again. */
export function SendEmailButton({ id, subject }: { id: number; subject: string }) {
  return (
    <ActionButton
      label={`Resend: ${subject}`}
      panel="mails"
      act={async () => ((await resend('deliveries', id)) ? 0 : 1)}
      done={() => 'Queued for sending. The email log shows the result.'}
      unchanged="The email could not be resent. See the email log for details."
    >
      Resend
    </ActionButton>
  )
}
