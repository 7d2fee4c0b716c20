'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClient } from 'payload'
import { useId } from 'react'

export interface Suggestion {
  readonly value: string
  /** Shown beside the value. */
  readonly hint?: string | null
}

interface SuggestInputProps {
  readonly field: Omit<TextFieldClient, 'type'>
  readonly path: string
  readonly suggestions: readonly Suggestion[]
  readonly isReadOnly: boolean
  onPick?: (suggestion: Suggestion) => void
}

/** A text field that suggests known values and accepts others. */
export function SuggestInput({ field, path, suggestions, isReadOnly, onPick }: SuggestInputProps) {
  const listId = useId()
  const { value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: path,
  })
  const { label, required, admin: { description, placeholder } = {} } = field
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div
      className={[fieldBaseClass, 'text', showError ? 'error' : ''].filter(Boolean).join(' ')}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type="text"
          list={listId}
          autoComplete="off"
          placeholder={typeof placeholder === 'string' ? placeholder : undefined}
          value={value ?? ''}
          disabled={isReadOnly || disabled}
          onChange={({ target }) => {
            setValue(target.value)
            const picked = suggestions.find((suggestion) => suggestion.value === target.value)
            if (picked) onPick?.(picked)
          }}
        />
        <datalist id={listId}>
          {suggestions.map(({ value: one, hint }) => (
            <option key={one} value={one}>
              {hint}
            </option>
          ))}
        </datalist>
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  )
}
