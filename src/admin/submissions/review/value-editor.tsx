'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { getLabel, type Option } from '@/domain/enums'
import type { FieldValue } from '@/domain/submissions/field-value'
import { type FieldId, getField, type Reading } from '@/domain/submissions/fields'
import { ActionButton } from '../action-button'
import { type ReviewContext, useReviewContext } from './review-context'

interface ValueEditorProps {
  field: FieldId
  /** `Starting price of Copper Mesquite`. */
  label: string
  /** The value as it is written (`text`), and as it was read (`value`). */
  text: string
  value: FieldValue | null
  /** Why the value cannot be used. */
  problem: string | null
  isSaving: boolean
  /** Moves the focus into the field when it appears, and when its value was not understood. */
  takesFocus: boolean
  save: (text: string) => void
  /** Leaves the field without a change. */
  leave: () => void
  /** Whether the field is always shown, so that there is nothing to cancel. */
  isFixed?: boolean
}

/** A field for another value than the submitted one. The server parses it. */
export function ValueEditor(props: ValueEditorProps) {
  const { field, label, problem, isSaving, takesFocus, save, leave, isFixed = false } = props
  const { lists } = useReviewContext()
  const initial = getInitialText(props, lists)
  const [text, setText] = useState(initial)
  const editor = useRef<HTMLSpanElement>(null)
  const problemId = useId()
  const { reading, required } = getField(field)

  useEffect(() => {
    if (!takesFocus || isSaving) return
    const control = editor.current?.querySelector<HTMLElement>('input, select, textarea')
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [takesFocus, isSaving])

  const press = (event: KeyboardEvent) => {
    const isLong = reading.as === 'paragraphs' && !(event.metaKey || event.ctrlKey)
    const isButton = event.target instanceof HTMLButtonElement
    if (event.key === 'Escape') {
      event.preventDefault()
      setText(initial)
      leave()
    } else if (event.key === 'Enter' && !isLong && !isButton) {
      event.preventDefault()
      save(text)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field in it
    <span ref={editor} className="review-editor" data-editor="" onKeyDown={press}>
      <ValueControl
        reading={reading}
        isRequired={required}
        label={label}
        text={text}
        change={setText}
        problemId={problem === null ? undefined : problemId}
      />
      <span className="review-editor__buttons">
        <ActionButton
          tone="primary"
          size="medium"
          disabled={isSaving || (isFixed && text === initial)}
          aria-label={`${isSaving ? 'Saving…' : 'Apply'} ${label}`}
          onClick={() => save(text)}
        >
          {isSaving ? 'Saving…' : 'Apply'}
        </ActionButton>
        {!isFixed && (
          <ActionButton size="medium" onClick={leave}>
            Cancel
          </ActionButton>
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

/** The options of a field, or `null` if it has none. */
function getOptions(reading: Reading, lists: ReviewContext['lists']): readonly Option[] | null {
  switch (reading.as) {
    case 'option':
      return reading.options
    case 'listed':
    case 'several':
      return lists[reading.list]
    case 'city':
      return lists.cities
    case 'flag':
      return [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]
    default:
      return null
  }
}

/**
 * The initial text of the field: labels for options, `2027-02-15` for a day, else the written text.
 */
function getInitialText(
  { field, text, value }: Pick<ValueEditorProps, 'field' | 'text' | 'value'>,
  lists: ReviewContext['lists'],
): string {
  const { reading } = getField(field)
  const options = getOptions(reading, lists)
  if (reading.as === 'day') return typeof value === 'string' ? value : ''
  if (!options) return text
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const values = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  return values.map((one) => getLabel(options, one)).join(', ')
}

interface ValueControlProps {
  reading: Reading
  isRequired: boolean
  label: string
  text: string
  change: (text: string) => void
  problemId: string | undefined
}

function ValueControl(props: ValueControlProps) {
  const { reading, isRequired, label, text, change, problemId } = props
  const { lists } = useReviewContext()
  const options = getOptions(reading, lists)
  if (reading.as === 'several') {
    return <SeveralOptions options={options ?? []} label={label} text={text} change={change} />
  }
  const shared = {
    className: 'guide-input',
    'aria-label': label,
    'aria-invalid': problemId !== undefined,
    'aria-describedby': problemId,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  }
  if (options) {
    const isListed = text === '' || options.some((option) => option.label === text)
    return (
      <select {...shared}>
        <option value="">{isRequired ? 'Choose…' : 'No value'}</option>
        {!isListed && <option value={text}>{text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.label}>
            {option.label}
          </option>
        ))}
      </select>
    )
  }
  if (reading.as === 'paragraphs') return <textarea rows={4} {...shared} />
  const isNumber = ['price', 'fee', 'credit', 'rate', 'count', 'baths'].includes(reading.as)
  return (
    <input
      autoComplete="off"
      type={reading.as === 'day' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      {...shared}
    />
  )
}

interface SeveralOptionsProps {
  options: readonly Option[]
  label: string
  text: string
  change: (text: string) => void
}

function SeveralOptions({ options, label, text, change }: SeveralOptionsProps) {
  const chosen = text === '' ? [] : text.split(', ')
  return (
    <fieldset className="review-options">
      <legend className="dashboard-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.label)}
            onChange={({ target }) =>
              change(
                options
                  .map((one) => one.label)
                  .filter((one) => (one === option.label ? target.checked : chosen.includes(one)))
                  .join(', '),
              )
            }
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
