'use client'

import { CheckCheck, Trash2 } from 'lucide-react'
import { createContext, use, useEffect, useId, useMemo, useState } from 'react'
import type { BuilderGrid } from '@/data/submissions'
import { YES } from '@/domain/grid/column'
import {
  type GridRow,
  isRowChanged,
  type RowEdit,
  type RowResult,
  setCells,
  toggleRemoved,
} from '@/domain/grid/state'
import { nameField } from '@/domain/submissions/compare/review-rows'
import type { ListingKind } from '@/domain/submissions/fields'
import { listingKinds } from '@/domain/submissions/fields'
import {
  CONFIRMED,
  enteredRows,
  GRID_ROWS_MAX,
  gridChoices,
  gridColumns,
  isInCommunity,
  newGridRow,
} from '@/domain/submissions/grid'
import { plural } from '@/domain/text/plural'
import { GridForm } from '../../grid/grid-form'
import type { RowProps } from '../../grid/grid-row'
import { keepFocus, SheetSection } from '../../grid/sheet-section'
import { useGrid } from '../../grid/use-grid'
import { useUnchanged } from '../../grid/use-unchanged'
import { sendGrid } from '../actions'

const titles: Readonly<Record<ListingKind, readonly [many: string, one: string]>> = {
  community: ['Communities', 'community'],
  plan: ['Floor plans', 'plan'],
  home: ['Homes', 'home'],
}

const words = {
  list: 'List changes',
  save: 'Send to review',
  saving: 'Sending…',
  saveListed: 'Send to review',
  saved: 'sent',
}

/** Removes a row. It stays the same function, so that rows are not rendered again. */
const RemoveRow = createContext<(key: string) => void>(() => {})

function RowActions({ row, saved, name }: RowProps) {
  const remove = use(RemoveRow)
  return (
    <td className="grid__actions">
      {saved?.id == null && (
        <button
          type="button"
          className="grid__button"
          aria-label={`Remove ${name}`}
          title={`Remove ${name}`}
          onClick={() => remove(row.key)}
        >
          <Trash2 aria-hidden="true" size={15} />
        </button>
      )}
    </td>
  )
}

const rowActions = { label: 'Actions', Cells: RowActions }

interface GridEditorProps {
  builder: number
  content: BuilderGrid
  received: (submission: number) => void
  onChange: (hasChanges: boolean) => void
}

/** The listings of a builder in three tables. Changes are sent as a submission. */
export function GridEditor({ builder, content, received, onChange }: GridEditorProps) {
  const { rows, left, options } = content
  const id = useId()
  const [community, setCommunity] = useState('')
  const { state, update, notice, setNotice } = useGrid(
    // The texts of stored values do not depend on the choices.
    gridColumns(options, { communities: [], plans: [] }),
    rows,
  )
  const choices = useUnchanged(gridChoices(state))
  const sheets = useMemo(() => gridColumns(options, choices), [options, choices])
  const remove = useMemo(
    () => (key: string) => update((before) => toggleRemoved(before, key)),
    [update],
  )

  const hasChanges = state.rows.some((row) =>
    isRowChanged(sheets[getKind(row)], row, state.saved.get(row.key)),
  )
  useEffect(() => onChange(hasChanges), [hasChanges, onChange])

  // A new community that was removed or renamed is no choice any more.
  const inView = choices.communities.some(({ value }) => value === community) ? community : ''
  const [only, another] = choices.communities
  const onlyCommunity = only && !another ? only.value : ''
  const shows = (row: GridRow) => inView === '' || isInCommunity(row, inView, choices, state.saved)
  const shown = (kind: ListingKind) => state.rows.filter((row) => row.sheet === kind && shows(row))

  const getName = (key: string) => {
    const row = state.rows.find((one) => one.key === key)
    return row?.cells[nameField[getKind(row)]] || 'New row'
  }

  const confirmAll = () =>
    update((before) =>
      before.rows
        .filter((row) => row.sheet === 'community' && shows(row))
        .reduce((next, { key }) => setCells(next, key, { [CONFIRMED]: YES }), before),
    )

  async function send(edits: readonly RowEdit[]): Promise<readonly RowResult[] | string> {
    const entered = enteredRows(sheets, state)
    const result = await sendGrid({ builder, rows: entered })
    if (result.state === 'refused') return result.message
    received(result.id)
    return edits.map(({ key, id: own, from, to }) => ({
      key,
      saved: { id: own, values: { ...from, ...to } },
    }))
  }

  return (
    <RemoveRow value={remove}>
      <GridForm
        label="Values of the builder"
        name={`submission:${builder}`}
        sheets={sheets}
        state={state}
        update={update}
        notice={notice}
        getName={getName}
        save={send}
        words={words}
        note="What is not certain is decided in the review. Nothing changes on the site before you publish it there."
      >
        <div className="intake-grid__head">
          <p>
            {rows.length === 0
              ? 'This builder has no published listings yet. Add what you were told.'
              : 'Change what the builder told you, and check “Verified now” for what was confirmed without a change. What you leave stays as it is; an emptied cell asks to remove its value.'}
            {
              ' Move with the arrow keys, Tab and Enter. Esc restores a cell, Ctrl+Z undoes, Ctrl+S sends. Paste rows from Excel or Google Sheets where they begin.'
            }
          </p>
          {choices.communities.length > 1 && (
            <div className="intake-grid__filter">
              <label htmlFor={`${id}-community`}>Show</label>
              <select
                id={`${id}-community`}
                className="guide-input"
                value={inView}
                onChange={({ target }) => setCommunity(target.value)}
              >
                <option value="">{`All ${choices.communities.length} communities`}</option>
                {choices.communities.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
          )}
        </div>
        {left > 0 && (
          <p className="submission-notice">
            {`${plural(left, 'listing is', 'listings are')} left out, because a table has at most ${GRID_ROWS_MAX}. Upload a file for these.`}
          </p>
        )}
        {listingKinds.map((kind) => {
          const [many, one] = titles[kind]
          const own = shown(kind)
          const hasNew = own.some(({ key }) => state.saved.get(key)?.id == null)
          return (
            <SheetSection
              key={kind}
              title={many}
              newLabel={`New ${one}`}
              sheet={kind}
              columns={sheets[kind]}
              state={state}
              update={update}
              refusePaste={setNotice}
              rowsMax={GRID_ROWS_MAX}
              shows={shows}
              fresh={newGridRow(kind, inView || onlyCommunity)}
              after={hasNew ? rowActions : undefined}
            >
              {kind === 'community' && own.length > 0 && (
                <button
                  type="button"
                  className="grid__button"
                  onMouseDown={keepFocus}
                  onClick={confirmAll}
                >
                  <CheckCheck aria-hidden="true" size={15} /> Mark all as verified
                </button>
              )}
            </SheetSection>
          )
        })}
      </GridForm>
    </RemoveRow>
  )
}

const getKind = ({ sheet }: Pick<GridRow, 'sheet'>): ListingKind =>
  listingKinds.find((kind) => kind === sheet) ?? 'community'
