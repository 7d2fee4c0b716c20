'use client'

import { toast } from '@payloadcms/ui'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { Palette } from './palette'
import type { Command } from './rank-commands'

interface SearchEverythingProps {
  commands: readonly Command[]
  /** Whether the user may mark listings as verified. */
  canVerify: boolean
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** The same keys make a link in a text. */
const isInText = ({ target }: Event) =>
  target instanceof Element &&
  target.closest('.rich-text-lexical, [contenteditable="true"]') !== null

/** The button that opens the search, also with Ctrl+K and Cmd+K. It is loaded when it is opened. */
export function SearchEverything({ commands, canVerify }: SearchEverythingProps) {
  const [Loaded, setLoaded] = useState<typeof Palette | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  const open = useCallback(async () => {
    try {
      const { Palette } = await import('./palette')
      setLoaded(() => Palette)
      setOpen(true)
    } catch {
      toast.error('The search could not be loaded. Check your connection and try again.')
    }
  }, [])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented || isInText(event)) return
      // In browsers, the shortcut moves the focus to the address bar.
      event.preventDefault()
      if (isOpen) close()
      else void open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen, open, close])

  return (
    <>
      <button
        type="button"
        className="guide-search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
      >
        <Search aria-hidden="true" size={16} />
        <span>Search everything</span>
        <span className="guide-search-button__keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {Loaded && isOpen && <Loaded commands={commands} canVerify={canVerify} close={close} />}
    </>
  )
}
