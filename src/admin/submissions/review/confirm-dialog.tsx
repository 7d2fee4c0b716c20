'use client'

import { Dialog } from '../../dialog'
import { ActionButton } from '../action-button'

interface ConfirmDialogProps {
  title: string
  text: string
  label: string
  isPending?: boolean
  confirm: () => void
  close: () => void
}

/** Says what an action does, and asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, label, isPending = false, confirm, close } = props
  return (
    <Dialog title={title} close={close}>
      <p>{text}</p>
      <div className="guide-dialog__buttons">
        <ActionButton tone="primary" disabled={isPending} onClick={confirm}>
          {label}
        </ActionButton>
        <ActionButton disabled={isPending} onClick={close}>
          Cancel
        </ActionButton>
      </div>
    </Dialog>
  )
}
