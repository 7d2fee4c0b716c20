'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { getDrafts, restoreDrafts } from '@/domain/grid/draft'
import type { GridState, Sheets } from '@/domain/grid/state'
import {
  type LocalDraft,
  readLocalDrafts,
  removeLocalDraft,
  saveLocalDraft,
} from '../unsaved-changes/storage'
import type { Update } from './grid-table'

const rowDrafts = z.array(
  z.object({
    key: z.string(),
    sheet: z.string(),
    isNew: z.boolean(),
    cells: z.record(z.string(), z.string()),
    isRemoved: z.boolean(),
    copyOf: z.nullable(z.number()),
  }),
)

/**
 * Stores the unsaved changes of a grid in the browser under a key, and returns those of earlier visits
 * with functions that restore and discard them.
 */
export function useGridDrafts(key: string, sheets: Sheets, state: GridState, update: Update) {
  const [visit, setVisit] = useState<string>(() => crypto.randomUUID())
  const [offers, setOffers] = useState<readonly LocalDraft[]>([])

  useEffect(() => setOffers(readLocalDrafts(key)), [key])

  useEffect(() => {
    const rows = getDrafts(sheets, state)
    if (rows.length === 0) removeLocalDraft(key, visit)
    else
      saveLocalDraft(key, {
        id: visit,
        at: new Date().toISOString(),
        basedOn: null,
        data: { rows },
      })
  }, [key, sheets, state, visit])

  function forget({ id }: LocalDraft) {
    setOffers((all) => all.filter((offer) => offer.id !== id))
  }

  function restore(offer: LocalDraft) {
    const { data = [] } = rowDrafts.safeParse(offer.data.rows)
    update((before) => restoreDrafts(sheets, before, data))
    forget(offer)
    // Changes from now on belong to the restored ones.
    setVisit(offer.id)
  }

  function discard(offer: LocalDraft) {
    removeLocalDraft(key, offer.id)
    forget(offer)
  }

  /** Forgets the changes of this visit. */
  const clear = () => removeLocalDraft(key, visit)

  return { offers, restore, discard, clear }
}
