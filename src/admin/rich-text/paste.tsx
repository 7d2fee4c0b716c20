'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { cleanPasted } from './clean-pasted'

function tellLost(count: number): void {
  const pictures = count === 1 ? '1 picture was' : `${count} pictures were`
  toast.warning(
    `${pictures} left out, because the browser can’t read files from other programs or sites. Save each as a file, then add it with Upload in the editor’s toolbar.`,
    { duration: 20_000 },
  )
}

/**
 * The clipboard with the HTML that the editor should read, or `null` for the clipboard as it is.
 * Word copies a single image as HTML with an unreadable address and as a file, which can be uploaded.
 */
function cleanClipboard(clipboard: DataTransfer): DataTransfer | null {
  const html = clipboard.getData('text/html')
  if (html === '' || clipboard.types.includes('application/x-lexical-editor')) return null
  const document = new DOMParser().parseFromString(html, 'text/html')
  const { lostImages } = cleanPasted(document, window.location.origin)
  const cleaned = new DataTransfer()
  const isEmpty = document.body.textContent?.trim() === '' && !document.body.querySelector('img')
  if (isEmpty && clipboard.files.length > 0) {
    for (const file of clipboard.files) cleaned.items.add(file)
    return cleaned
  }
  if (lostImages > 0) tellLost(lostImages)
  cleaned.setData('text/html', document.documentElement.outerHTML)
  cleaned.setData('text/plain', clipboard.getData('text/plain'))
  return cleaned
}

function registerPaste(editor: LexicalEditor): () => void {
  // The paste of the cleaned clipboard, which the other listeners of the editor handle.
  let own: ClipboardEvent | null = null
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      if (!(event instanceof ClipboardEvent) || event === own || !event.clipboardData) return false
      const clipboardData = cleanClipboard(event.clipboardData)
      if (!clipboardData) return false
      event.preventDefault()
      own = new ClipboardEvent('paste', { clipboardData, cancelable: true })
      editor.dispatchCommand(PASTE_COMMAND, own)
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
}

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => registerPaste(editor), [editor])
  return null
}

/** Cleans what is pasted from Word, Google Docs and web pages. */
export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
})
