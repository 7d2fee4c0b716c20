'use client'

import { resend } from '../deliveries/resend'
import { ActionButton } from './action-button'

/** Queues a failed email again. */
export function SendEmailButton({ id, subject }: { id: number; subject: string }) {
  return (
    <ActionButton
      label={`Send again: ${subject}`}
      panel="mails"
      act={async () => ((await resend('deliveries', id)) ? 0 : 1)}
      done={() => 'On its way. The mail log shows what becomes of it.'}
      undone="It could not be sent again. The mail log says why."
    >
      Send again
    </ActionButton>
  )
}
