'use client'

import { type ReactNode, useId, useRef } from 'react'
import { Button, buttonClass } from './button'

interface ConfirmButtonProps {
  /** What the button says, and what the dialog is called. */
  label: string
  /** Tells the button from others of its kind: what it is about. */
  about?: string
  /** What happens, and that it cannot be undone. */
  question: string
  /** What the button says that does it. */
  confirmLabel: string
  pendingLabel: string
  isPending: boolean
  /** Does it; the dialog stays until that has ended, one way or the other. */
  onConfirm: () => Promise<unknown>
  className?: string
  children?: ReactNode
}

/** A button for what cannot be undone: asks first, in a dialog. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, about, question, confirmLabel, pendingLabel, isPending, onConfirm } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-label={about ? `${label}: ${about}` : undefined}
        onClick={() => dialog.current?.showModal()}
        className={props.className ?? buttonClass('plain')}
      >
        {props.children}
        {label}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-question`}
        className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-lg border border-hairline bg-surface p-6 text-ink shadow-soft backdrop:bg-ink/50"
      >
        <h2 id={`${id}-label`} className="text-2xl">
          {label}
        </h2>
        <p id={`${id}-question`} className="mt-2 text-ink-soft [overflow-wrap:anywhere]">
          {question}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="plain" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={isPending}
            onClick={() => onConfirm().finally(() => dialog.current?.close())}
          >
            {isPending ? pendingLabel : confirmLabel}
          </Button>
        </div>
      </dialog>
    </>
  )
}
