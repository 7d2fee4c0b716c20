'use client'

import { toast } from '@payloadcms/ui'
import { Dialog } from '../dialog'
import { EmailForm, type EmailKind } from './email-form'

interface EmailDialogProps {
  title: string
  kind: EmailKind
  builder: number
  submission: number
  close: () => void
}

/** A prepared email to the builder, to be edited and sent. */
export function EmailDialog({ title, kind, builder, submission, close }: EmailDialogProps) {
  return (
    <Dialog title={title} isWide close={close}>
      <EmailForm
        kind={kind}
        builder={builder}
        submission={submission}
        cancel={close}
        sent={(to) => {
          toast.success(`Sent to ${to}. The email log shows the delivery.`)
          close()
        }}
      />
    </Dialog>
  )
}
