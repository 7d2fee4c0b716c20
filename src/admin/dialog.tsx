'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  title: string
  isWide?: boolean
  close: () => void
  children: ReactNode
}

/** A modal dialog. It is open as long as it is rendered; the focus returns to where it was. */
export function Dialog({ title, isWide = false, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`guide-dialog${isWide ? ' guide-dialog--wide' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="guide-dialog__close" aria-label="Close" onClick={close}>
          <X aria-hidden="true" size={18} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
