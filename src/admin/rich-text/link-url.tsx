'use client'

import { TextField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'

/** Focuses an input and selects its text as soon as it is visible. Returns a function that stops. */
function selectWhenVisible(input: HTMLInputElement): () => void {
  let frame = 0
  const select = () => {
    input.focus()
    if (document.activeElement === input) input.select()
    else frame = requestAnimationFrame(select)
  }
  select()
  return () => cancelAnimationFrame(frame)
}

/**
 * The URL of a link, which is typed or pasted as soon as the dialog opens. The dialog is invisible,
 * and so cannot have the focus, until its transition begins.
 */
export function LinkUrl(props: TextFieldClientProps) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = field.current?.querySelector('input')
    return input ? selectWhenVisible(input) : undefined
  }, [])
  return (
    <div ref={field} className="field-type">
      <TextField {...props} />
    </div>
  )
}
