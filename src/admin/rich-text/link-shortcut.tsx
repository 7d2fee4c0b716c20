'use client'

import {
  $isLinkNode,
  createClientFeature,
  useEditorConfigContext,
} from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { $dfs } from '@payloadcms/richtext-lexical/lexical/utils'
import { formatDrawerSlug, toast, useEditDepth, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** The URL that Payload gives a link until one is entered. */
const NO_URL = 'https://'

const isLinkShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Turns links without a URL back into text. */
function removeUnfinishedLinks(editor: LexicalEditor): void {
  editor.update(() => {
    for (const { node } of $dfs()) {
      if (!$isLinkNode(node)) continue
      const { linkType, url } = node.getFields()
      if (linkType === 'internal' || url !== NO_URL) continue
      for (const child of node.getChildren()) node.insertBefore(child)
      node.remove()
    }
  })
}

/**
 * Opens the link dialog with Ctrl+K or Cmd+K, for the selected text or the link at the cursor.
 * Payload makes the link before the dialog opens, so a dialog that is closed would leave one.
 */
function LinkShortcutPlugin() {
  const [editor] = useLexicalComposerContext()
  const context = useEditorConfigContext()
  const { modalState, openModal } = useModal()
  const depth = useEditDepth()
  const dialog = formatDrawerSlug({ slug: `lexical-rich-text-link-${context.uuid}`, depth })
  const isOpen = modalState[dialog]?.isOpen === true
  const wasOpen = useRef(false)

  useEffect(() => {
    // Payload enters the URL with a timer that it starts before the dialog closes.
    if (wasOpen.current && !isOpen) setTimeout(() => removeUnfinishedLinks(editor), 1)
    wasOpen.current = isOpen
  }, [editor, isOpen])

  useEffect(() => {
    const button = context.editorConfig.features.toolbarFixed.groups
      .flatMap((group) => group.items)
      .find(({ key }) => key === 'link')
    return editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        const selection = $getSelection()
        if (!isLinkShortcut(event) || !selection) return false
        // In browsers, the shortcut moves the focus to the address bar.
        event.preventDefault()
        const isLink = button?.isActive?.({ editor, editorConfigContext: context, selection })
        if (isLink) openModal(dialog)
        else if (selection.getTextContent() === '') toast.info('Select the text to link first.')
        else button?.onSelect?.({ editor, isActive: false })
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, context, dialog, openModal])
  return null
}

export const LinkShortcutFeatureClient = createClientFeature({
  plugins: [{ Component: LinkShortcutPlugin, position: 'normal' }],
})
