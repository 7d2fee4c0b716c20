'use client'

import { type ReactNode, useId, useRef } from 'react'
import { Button, buttonClass } from './button'

interface ConfirmButtonProps {
  /** Label of the button and title of the dialog. */
  label: string
  /** Added to the accessible name to distinguish buttons with the same label. */
  about?: string
  /** Consequences of the action, which cannot be undone. */
  question: string
  /** Label of the confirm button. */
  confirmLabel: string
  pendingLabel: string
  isPending: boolean
  /** Performs the action; the dialog closes when the promise settles. */
  onConfirm: () => Promise<unknown>
  className?: string
  children?: ReactNode
}

/** A button for an irreversible action, with a confirmation dialog. */
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
