'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useMemo, useRef } from 'react'
import { getLabel, type HomeStatus, homeStatuses } from '@/domain/enums'
import {
  addRows,
  type GridState,
  getColumns,
  type RowResult,
  type Sheets,
  toggleRemoved,
  withResults,
  withStored,
} from '@/domain/grid/state'
import { copyPlan, HOMES, PLANS } from '@/domain/homes/edit-columns'
import { actionFailure } from '../action-failure'
import type { Update } from '../grid/grid-table'
import { saveRows } from './actions'
import type { RowActions } from './row-actions'

interface Grid {
  readonly community: number
  readonly publishes: boolean
  readonly state: GridState
  readonly sheets: Sheets
  readonly update: Update
}

const FAILED = 'The server did not respond. The home was not marked: try again.'

/** Adds a copy of a plan below it. */
function withDuplicate(state: GridState, sheets: Sheets, key: string): GridState {
  const row = state.rows.find((one) => one.key === key)
  if (!row) return state
  const copyOf = state.saved.get(key)?.id ?? null
  const copy = { sheet: PLANS, values: {}, cells: copyPlan(row.cells), copyOf }
  return addRows(state, getColumns(sheets, PLANS), [copy], key)
}

/** Saves the availability of one home at once. */
async function saveStatus({ community, state }: Grid, key: string, status: HomeStatus) {
  const saved = state.saved.get(key)
  if (!saved || saved.id === null) return null
  const { id, values: from } = saved
  const edit = { key, sheet: HOMES, id, from, to: { status }, isRemoved: false, copyOf: null }
  const [result] = await saveRows(community, [edit])
  return result ?? null
}

/** The state after the availability of a home was saved, or refused. */
function withStatus(state: GridState, sheets: Sheets, result: RowResult): GridState {
  if (!('saved' in result)) return withResults(sheets, state, [result])
  const { status = null, publishing = null } = result.saved.values
  return withStored(sheets, state, result.key, { status, publishing })
}

/** The actions of the rows' buttons, in an object that stays the same while the grid changes. */
export function useRowActions(grid: Grid): RowActions {
  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  }, [grid])
  const { publishes, update } = grid

  return useMemo(() => {
    async function mark(key: string, status: HomeStatus) {
      try {
        const result = await saveStatus(latest.current, key, status)
        if (!result) return
        const address = String(latest.current.state.saved.get(key)?.values.address)
        update((before) => withStatus(before, latest.current.sheets, result))
        const label = getLabel(homeStatuses, status).toLowerCase()
        if (!('saved' in result)) toast.error(`${address} was not marked. Its row says why.`)
        else if (publishes) toast.success(`${address} is ${label}.`)
        else toast.success(`${address} is ${label} in a draft. Submit it for review in its form.`)
      } catch (error) {
        toast.error(actionFailure(error, FAILED))
      }
    }
    return {
      mark: (key, status) => void mark(key, status),
      duplicate: (key) => update((before) => withDuplicate(before, latest.current.sheets, key)),
      toggleRemoved: (key) => update((before) => toggleRemoved(before, key)),
      removes: publishes,
    }
  }, [publishes, update])
}
