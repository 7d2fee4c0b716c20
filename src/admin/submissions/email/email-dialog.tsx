'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../../dialog'
import { EmailForm, type EmailKind, type EmailOutcome } from './email-form'
import { EmailOutcomeNotice } from './email-outcome-notice'

interface EmailDialogProps {
  title: string
  kind: EmailKind
  builder: number
  submission: number
  close: () => void
}

/** A prepared email to the builder, to be edited and sent. */
export function EmailDialog({ title, kind, builder, submission, close }: EmailDialogProps) {
  const [held, setHeld] = useState<EmailOutcome | null>(null)
  return (
    <Dialog title={title} isWide close={close}>
      {held ? (
        <EmailOutcomeNotice outcome={held} />
      ) : (
        <EmailForm
          kind={kind}
          builder={builder}
          submission={submission}
          cancel={close}
          done={(outcome) => {
            if (outcome.state === 'held') {
              setHeld(outcome)
              return
            }
            toast.success(`Sent to ${outcome.to}. The email log shows the delivery.`)
            close()
          }}
        />
      )}
    </Dialog>
  )
}
