'use client'

import { useConfig } from '@payloadcms/ui'
import { sendAgain } from '../deliveries/ask-again'
import { focusHeading, useDeed } from './use-deed'

/** Has the worker try a failed mail again. */
export function SendMailButton({ id, subject }: { id: number; subject: string }) {
  const { config } = useConfig()
  const { isPending, start } = useDeed()
  const send = () =>
    start({
      act: async () => {
        const problem = await sendAgain(config.routes.api, 'deliveries', id)
        return problem ? 0 : 1
      },
      done: () => 'On its way. The mail log shows what becomes of it.',
      undone: 'It could not be sent again. The mail log says why.',
      after: () => focusHeading('mails'),
    })
  return (
    <button
      type="button"
      className="desk-button"
      aria-label={`Send again: ${subject}`}
      disabled={isPending}
      onClick={send}
    >
      Send again
    </button>
  )
}
