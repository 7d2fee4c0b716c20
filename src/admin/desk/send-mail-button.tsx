'use client'

import { sendAgain } from '../deliveries/ask-again'
import { DeedButton } from './deed-button'

/** Queues a failed email again. */
export function SendMailButton({ id, subject }: { id: number; subject: string }) {
  return (
    <DeedButton
      label={`Send again: ${subject}`}
      panel="mails"
      act={async () => ((await sendAgain('deliveries', id)) ? 0 : 1)}
      done={() => 'On its way. The mail log shows what becomes of it.'}
      undone="It could not be sent again. The mail log says why."
    >
      Send again
    </DeedButton>
  )
}
