'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { madeSmaller, mayNeedResize, tooLargeToUpload } from '@/domain/media/upload-limits'

const needsCheck = (file: File) => mayNeedResize(file) || tooLargeToUpload(file) !== null

async function tryMakeSmaller(file: File): Promise<File | null> {
  if (!mayNeedResize(file)) return null
  try {
    // Few pictures are large, so the library is loaded on use.
    const { makeSmaller } = await import('./make-smaller')
    return await makeSmaller(file)
  } catch {
    // The server explains why it refuses a damaged file.
    return null
  }
}

/**
 * Whether the files that a target gets are shown in the upload table, which says beside each file that it
 * is too large: the table, and the fields for several pictures.
 */
function leadsToTable(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('.picture-uploads')) return true
  return target.closest('.field-type.upload')?.querySelector('.field-uploads') != null
}

/**
 * Makes large images smaller and says so in a toast. Files that remain too large are removed with a
 * toast, unless the upload table shows them. One file at a time, because a decoded photo takes hundreds
 * of megabytes.
 */
async function prepare(files: readonly File[], isTable: boolean): Promise<readonly File[]> {
  // A toast that is dismissed before it appears would stay.
  const pending = files.some(mayNeedResize)
    ? toast.loading('Checking the size of the pictures…')
    : undefined
  const ready: File[] = []
  let [count, before, after] = [0, 0, 0]
  for (const file of files) {
    const smaller = await tryMakeSmaller(file)
    const problem = smaller || isTable ? null : tooLargeToUpload(file)
    if (smaller) {
      count += 1
      before += file.size
      after += smaller.size
    }
    if (problem === null) ready.push(smaller ?? file)
    else toast.error(problem)
  }
  if (pending !== undefined) toast.dismiss(pending)
  if (count > 0) toast.success(madeSmaller(count, before, after))
  return ready
}

/** Events with checked files, and per target the files that were chosen last. */
const checked = new WeakSet<Event>()
const latest = new WeakMap<EventTarget, readonly File[]>()

/** Stops an event and dispatches another with the prepared files. */
function replace(
  event: Event,
  files: readonly File[],
  dispatch: (target: EventTarget, ready: readonly File[]) => void,
): void {
  const { target } = event
  if (!target) return
  event.stopImmediatePropagation()
  latest.set(target, files)
  void prepare(files, leadsToTable(target)).then((ready) => {
    if (latest.get(target) === files) dispatch(target, ready)
  })
}

function redispatch(target: EventTarget, event: Event): void {
  checked.add(event)
  target.dispatchEvent(event)
}

function toDataTransfer(files: readonly File[], transfer = new DataTransfer()): DataTransfer {
  for (const file of files) transfer.items.add(file)
  return transfer
}

function checkChosen(event: Event): void {
  const { target: input } = event
  if (checked.has(event) || !(input instanceof HTMLInputElement) || input.type !== 'file') return
  const files = [...(input.files ?? [])]
  if (!files.some(needsCheck)) return
  replace(event, files, (_, ready) => {
    input.files = toDataTransfer(ready).files
    // An empty choice would remove the file that the form already has.
    if (ready.length > 0) redispatch(input, new Event('change', { bubbles: true }))
  })
}

/** The text of a drop or paste, which is readable only while its event is dispatched. */
function copyText(transfer: DataTransfer): DataTransfer {
  const copy = new DataTransfer()
  for (const type of transfer.types) {
    if (type !== 'Files') copy.setData(type, transfer.getData(type))
  }
  return copy
}

function checkDropped(event: DragEvent): void {
  const { dataTransfer, clientX, clientY } = event
  const files = [...(dataTransfer?.files ?? [])]
  if (checked.has(event) || !dataTransfer || !files.some(needsCheck)) return
  const text = copyText(dataTransfer)
  event.preventDefault()
  replace(event, files, (target, ready) => {
    const all = { bubbles: true, cancelable: true, clientX, clientY }
    // Without files, only the highlight of the drop zone ends.
    const next =
      ready.length === 0
        ? new DragEvent('dragleave', all)
        : new DragEvent('drop', { ...all, dataTransfer: toDataTransfer(ready, text) })
    redispatch(target, next)
  })
}

function checkPasted(event: ClipboardEvent): void {
  const { clipboardData } = event
  const files = [...(clipboardData?.files ?? [])]
  if (checked.has(event) || !clipboardData || !files.some(needsCheck)) return
  const text = copyText(clipboardData)
  event.preventDefault()
  replace(event, files, (target, ready) => {
    const all = { bubbles: true, cancelable: true, clipboardData: toDataTransfer(ready, text) }
    redispatch(target, new ClipboardEvent('paste', all))
  })
}

/**
 * Makes images over the size limits smaller before they are uploaded, or refuses them, in every file
 * input, drop zone and editor. Payload has no such limit in the browser. The listeners run before
 * those of React, which listens at the document.
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
