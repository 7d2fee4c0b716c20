'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { DeskButton } from '../desk-button'

interface ValueEditorProps {
  /** `Submitted value of Starting price, Copper Mesquite`. */
  label: string
  initial: string
  isLong: boolean
  /** Why the value cannot be used. */
  problem: string | null
  isSaving: boolean
  /** Moves the focus into the field when it appears, and when its value was not understood. */
  takesFocus: boolean
  save: (text: string) => void
  /** Closes the field; absent where the value has to be corrected. */
  close?: (() => void) | undefined
}

/** A field for another value than the submitted one. What it means is read by the server. */
export function ValueEditor(props: ValueEditorProps) {
  const { label, initial, isLong, problem, isSaving, takesFocus, save, close } = props
  const [text, setText] = useState(initial)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const problemId = useId()

  useEffect(() => {
    if (!takesFocus || isSaving) return
    field.current?.focus()
    field.current?.select()
  }, [takesFocus, isSaving])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      setText(initial)
      close?.()
    }
    if (event.key === 'Enter' && (!isLong || event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      save(text)
    }
  }
  const shared = {
    ref: field,
    className: 'guide-input',
    'aria-label': label,
    'aria-invalid': problem !== null,
    'aria-describedby': problem === null ? undefined : problemId,
    value: text,
    onKeyDown: press,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
  }
  return (
    <span className="field-review-editor">
      <span className="field-review-editor__field">
        {isLong ? <textarea rows={4} {...shared} /> : <input autoComplete="off" {...shared} />}
        <DeskButton
          tone="primary"
          size="medium"
          disabled={isSaving || (text === initial && problem !== null)}
          onClick={() => save(text)}
        >
          {isSaving ? 'Saving…' : 'Use'}
        </DeskButton>
        {close && (
          <DeskButton size="medium" onClick={close}>
            Cancel
          </DeskButton>
        )}
      </span>
      {problem !== null && (
        <span id={problemId} className="field-review-problem" role={isSaving ? undefined : 'alert'}>
          {problem}
        </span>
      )}
    </span>
  )
}
