'use client'

import { useCallback, useState } from 'react'
import { type GridState, initialState, type Sheets, type StoredRow } from '@/domain/grid/state'
import type { Update } from './grid-table'

/** The state of a grid, which begins with stored rows. */
export function useGrid(sheets: Sheets, stored: readonly StoredRow[]) {
  const [state, setState] = useState(() => initialState(sheets, stored))
  const [notice, setNotice] = useState<string | null>(null)
  const update: Update = useCallback((change: (before: GridState) => GridState) => {
    setNotice(null)
    setState(change)
  }, [])
  return { state, update, notice, setNotice }
}
