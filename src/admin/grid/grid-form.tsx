'use client'

import { Button, toast, useAuth } from '@payloadcms/ui'
import { Redo2, Undo2 } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import {
  type GridState,
  getColumns,
  getEdits,
  listChanges,
  type RowEdit,
  type RowResult,
  redo,
  type Sheets,
  undo,
  unreadableCells,
  withResults,
} from '@/domain/grid/state'
import { plural } from '@/domain/text/plural'
import { actionFailure } from '../action-failure'
import { LocalDraftOffers } from '../unsaved-changes/local-draft-offers'
import { useLeaveGuard } from '../unsaved-changes/use-leave-guard'
import type { Update } from './grid-table'
import { type GridWords, saveWords } from './grid-words'
import { ReviewDialog } from './review-dialog'
import { useGridDrafts } from './use-grid-drafts'
import './grid.css'

interface GridFormProps {
  label: string
  /** Names the grid in the storage of the browser. */
  name: string
  sheets: Sheets
  state: GridState
  update: Update
  /** Why a block was not pasted. */
  notice: string | null
  getName: (key: string) => string
  /** Returns what became of the rows, or the sentence why nothing was saved. */
  save: (edits: readonly RowEdit[]) => Promise<readonly RowResult[] | string>
  /** Called after a save, with the number of rows that were not saved. */
  onSaved?: (unsaved: number) => void
  /** Shown in the bar. */
  note: string
  words?: GridWords
  /** Closes the grid and discards the changes. */
  close?: () => void
  children: ReactNode
}

const FAILED = 'The server did not respond. Your changes are still here: try again.'

const isShortcut = ({ ctrlKey, metaKey, key }: KeyboardEvent, letter: string) =>
  (ctrlKey || metaKey) && key.toLowerCase() === letter

/** The tables of a grid, with undo, a review, one save, and the changes of earlier visits. */
export function GridForm(props: GridFormProps) {
  const { label, name, sheets, state, update, notice, getName, note, close, children } = props
  const { words = saveWords } = props
  const { user } = useAuth()
  const drafts = useGridDrafts(`guide:unsaved:${user?.id}:${name}`, sheets, state, update)
  const [isTyping, setTyping] = useState(false)
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()
  const review = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const changes = listChanges(sheets, state)
  const hasChanges = changes.length > 0
  // A text that is being typed counts as a change, so that one click leaves the cell and saves.
  const canSave = hasChanges || isTyping
  useLeaveGuard(canSave)

  useEffect(() => {
    if (attempts === 0) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const cell = find('[aria-invalid="true"]')
    const row = find('tr:has(+ .grid__problems) :is(input, select)')
    ;(cell ?? row)?.focus()
  }, [attempts])

  const unreadable = () =>
    state.rows.filter((row) => {
      const columns = getColumns(sheets, row.sheet)
      return Object.keys(unreadableCells(columns, row, state.saved.get(row.key))).length > 0
    }).length

  function save() {
    const edits = getEdits(sheets, state)
    const skipped = unreadable()
    const sent = state.rows
    startTransition(async () => {
      try {
        setFailure(null)
        const results = edits.length > 0 ? await props.save(edits) : []
        if (typeof results === 'string') {
          setFailure(results)
          return
        }
        update((before) => withResults(sheets, before, results, sent))
        const saved = results.filter((result) => 'saved' in result || 'removed' in result).length
        const unsaved = results.length - saved + skipped
        const outcome = saved > 0 ? `${plural(saved, 'row', 'rows')} ${words.saved}.` : ''
        if (outcome !== '') toast.success(outcome)
        setMessage(outcome)
        if (unsaved === 0) drafts.clear()
        else {
          toast.error(`${plural(unsaved, 'row was', 'rows were')} not saved. The rows say why.`)
          setAttempts((count) => count + 1)
        }
        props.onSaved?.(unsaved)
      } catch (error) {
        setFailure(actionFailure(error, FAILED))
      }
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !hasChanges) return
    if (changes.some(({ kind }) => kind === 'removed')) review.current?.showModal()
    else save()
  }

  function pressKey(event: KeyboardEvent<HTMLFormElement>) {
    const { target } = event
    const isInCell = target instanceof HTMLElement && target.dataset.typing !== undefined
    if (isShortcut(event, 's')) {
      event.preventDefault()
      // Leaving the cell commits what is typed in it.
      if (target instanceof HTMLElement) {
        target.blur()
        target.focus()
      }
      setTimeout(() => form.current?.requestSubmit())
    } else if (!isInCell && isShortcut(event, 'z')) {
      event.preventDefault()
      update(event.shiftKey ? redo : undo)
    } else if (!isInCell && isShortcut(event, 'y')) {
      event.preventDefault()
      update(redo)
    }
  }

  const status = hasChanges ? plural(changes.length, 'change', 'changes') : message || 'No changes'
  const problem = failure ?? notice

  return (
    <form
      ref={form}
      className="grid"
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={pressKey}
      onInput={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    >
      <LocalDraftOffers
        offers={drafts.offers}
        restore={drafts.restore}
        discard={drafts.discard}
        isOutdated={() => false}
      />
      {children}
      <div className="grid__bar">
        {problem !== null && (
          <p className="grid__failure" role="alert">
            {problem}
          </p>
        )}
        <div className="grid__tools">
          <p className="grid__status" role="status">
            {status}
          </p>
          <button
            type="button"
            className="grid__button"
            disabled={state.past.length === 0}
            onClick={() => update(undo)}
          >
            <Undo2 aria-hidden="true" size={16} /> Undo
          </button>
          <button
            type="button"
            className="grid__button"
            disabled={state.future.length === 0}
            onClick={() => update(redo)}
          >
            <Redo2 aria-hidden="true" size={16} /> Redo
          </button>
          <Button
            type="button"
            buttonStyle="secondary"
            size="medium"
            margin={false}
            disabled={!canSave}
            onClick={() => review.current?.showModal()}
          >
            {words.list}
          </Button>
          <Button type="submit" size="medium" margin={false} disabled={!canSave || isPending}>
            {isPending ? words.saving : words.save}
          </Button>
          {close && (
            <Button
              type="button"
              buttonStyle="secondary"
              size="medium"
              margin={false}
              disabled={isPending}
              onClick={() => {
                drafts.clear()
                close()
              }}
            >
              Cancel
            </Button>
          )}
          <p className="grid__note">{note}</p>
        </div>
      </div>
      <ReviewDialog ref={review} changes={changes} getName={getName} words={words} save={save} />
    </form>
  )
}
