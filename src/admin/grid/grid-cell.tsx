'use client'

import { type KeyboardEvent, useState } from 'react'
import { type Column, findChoice, readCell, YES } from '@/domain/grid/column'

export interface CellProps {
  column: Column
  /** The accessible name: the column and the row. */
  label: string
  text: string
  /** The id of the element that says why the cell or row was not saved, or what is not certain. */
  problemId: string | undefined
  isInvalid: boolean
  takesFocus: boolean
  commit: (text: string) => void
}

/** Whether a column is aligned to the right. */
export const isNumber = ({ kind }: Column): boolean =>
  kind === 'number' || kind === 'price' || kind === 'day'

/** Whether nothing but a number can be typed; other readings also take words such as `TBD`. */
const takesDigits = ({ kind, read }: Column): boolean =>
  !read && (kind === 'number' || kind === 'price')

/** The control of a cell. */
export function GridCell(props: CellProps) {
  if (props.column.kind === 'choice')
    return <ChoiceCell {...props} choices={props.column.choices} />
  return props.column.kind === 'flag' ? <FlagCell {...props} /> : <TextCell {...props} />
}

/**
 * A text, number, price or day. As in a spreadsheet, typed text stays in the cell until the
 * focus leaves it, so that typing renders no other cell. Escape restores the text.
 */
function TextCell({ column, label, text, problemId, isInvalid, takesFocus, commit }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function restore(event: KeyboardEvent<HTMLInputElement>) {
    const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (typed === null || (event.key !== 'Escape' && !undoes)) return
    event.preventDefault()
    setTyped(null)
  }

  return (
    <input
      className={isNumber(column) ? 'grid__number' : undefined}
      // A new row was asked for.
      // biome-ignore lint/a11y/noAutofocus: the focus follows the pressed button
      autoFocus={takesFocus}
      autoComplete="off"
      spellCheck={false}
      inputMode={takesDigits(column) ? 'numeric' : undefined}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={problemId}
      data-typing={typed === null ? undefined : true}
      value={typed ?? text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={restore}
      onBlur={() => {
        if (typed === null) return
        setTyped(null)
        commit(typed)
      }}
    />
  )
}

interface ChoiceCellProps extends CellProps {
  choices: Extract<Column, { kind: 'choice' }>['choices']
}

/** One of several choices. A pasted text that is none of them is shown, and marked as invalid. */
function ChoiceCell({
  column,
  choices,
  label,
  text,
  problemId,
  isInvalid,
  commit,
}: ChoiceCellProps) {
  const chosen = findChoice(choices, text)
  const isUnknown = text !== '' && !chosen
  return (
    <select
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={problemId}
      value={chosen?.value ?? text}
      onChange={({ target }) => commit(target.value)}
    >
      {(!column.isRequired || text === '') && <option value="" />}
      {isUnknown && <option value={text}>{text}</option>}
      {choices
        .filter((choice) => choice === chosen || choice.isOffered !== false)
        .map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
    </select>
  )
}

function FlagCell({ column, label, text, problemId, isInvalid, commit }: CellProps) {
  const reading = readCell(column, text)
  return (
    <span className="grid__flag">
      <input
        type="checkbox"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={problemId}
        checked={reading.problem === undefined && reading.value === true}
        onChange={({ target }) => commit(target.checked ? YES : '')}
      />
      {reading.problem !== undefined && text}
    </span>
  )
}
