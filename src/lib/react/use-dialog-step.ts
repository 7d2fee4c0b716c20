import { type RefObject, useEffect, useRef, useState } from 'react'

interface DialogStep {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly isOpen: boolean
  readonly open: () => void
  /** The `onClose` of the dialog. */
  readonly onClose: () => void
}

/** A modal dialog that is a step of the browser's history, so that Back closes it. */
export function useDialogStep(): DialogStep {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const onPopState = () => dialog.current?.close()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [isOpen])

  return {
    dialog,
    isOpen,
    open() {
      window.history.pushState({ isDialog: true }, '')
      setOpen(true)
      dialog.current?.showModal()
    },
    onClose() {
      setOpen(false)
      // After Back, the entry is another one already.
      if (window.history.state?.isDialog) window.history.back()
    },
  }
}
