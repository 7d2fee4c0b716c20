'use client'

import { TextareaInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useState } from 'react'
import { splitLines } from '@/domain/text/lines'

const FEWEST_ROWS = 3

const isSame = (text: string, lines: readonly string[]) =>
  JSON.stringify(splitLines(text)) === JSON.stringify(lines)

/** A list of short texts as lines that can be corrected, moved and pasted. */
export const LinesField: TextFieldClientComponent = ({
  field,
  path: ownPath,
  readOnly = false,
}) => {
  const { path, value, setValue, showError, disabled } = useField<string[]>({
    potentiallyStalePath: ownPath,
  })
  const lines = Array.isArray(value) ? value : []
  // Blank lines and spaces exist only while the list is typed.
  const [typed, setTyped] = useState('')
  const text = isSame(typed, lines) ? typed : lines.join('\n')
  return (
    <TextareaInput
      path={path}
      label={field.label}
      required={field.required}
      description={field.admin?.description ?? 'One per line.'}
      rows={Math.max(FEWEST_ROWS, text.split('\n').length)}
      readOnly={readOnly || disabled}
      showError={showError}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        setValue(splitLines(target.value))
      }}
    />
  )
}
