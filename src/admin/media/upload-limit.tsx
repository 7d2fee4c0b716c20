'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { tooLargeToUpload } from '@/domain/media/upload-limits'

/** The files to upload of those chosen, or `null` when none is too large. */
function withoutLargeFiles(chosen: FileList | undefined | null): DataTransfer | null {
  const files = new DataTransfer()
  let isChanged = false
  for (const file of chosen ?? []) {
    const problem = tooLargeToUpload(file)
    if (problem === null) {
      files.items.add(file)
    } else {
      isChanged = true
      toast.error(problem)
    }
  }
  return isChanged ? files : null
}

function checkChosen(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
  const files = withoutLargeFiles(target.files)
  if (!files) return
  // An empty choice would remove the file that the form already has.
  if (files.files.length === 0) event.stopImmediatePropagation()
  target.files = files.files
}

/** Replaces the event by one without the files that are too large. */
function replaceWith(event: DragEvent | ClipboardEvent, files: DataTransfer): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (files.files.length === 0) {
    // Ends the highlight of a drop zone.
    event.target?.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
    return
  }
  const copy =
    event instanceof DragEvent
      ? new DragEvent(event.type, {
          bubbles: true,
          cancelable: true,
          clientX: event.clientX,
          clientY: event.clientY,
          dataTransfer: files,
        })
      : new ClipboardEvent(event.type, { bubbles: true, cancelable: true, clipboardData: files })
  event.target?.dispatchEvent(copy)
}

function checkDropped(event: DragEvent): void {
  const files = withoutLargeFiles(event.dataTransfer?.files)
  if (files) replaceWith(event, files)
}

function checkPasted(event: ClipboardEvent): void {
  const files = withoutLargeFiles(event.clipboardData?.files)
  if (files) replaceWith(event, files)
}

/**
 * Refuses images over the size limit before they are uploaded, in every file input, drop zone and
 * editor. Payload has no such limit in the browser. The listeners run before those of React, which
 * listens at the document.
 */
export function UploadLimit({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('change', checkChosen, true)
    window.addEventListener('drop', checkDropped, true)
    window.addEventListener('paste', checkPasted, true)
    return () => {
      window.removeEventListener('change', checkChosen, true)
      window.removeEventListener('drop', checkDropped, true)
      window.removeEventListener('paste', checkPasted, true)
    }
  }, [])
  return children
}
