'use server'

import type { Where } from 'payload'
import * as z from 'zod/mini'
import { idsWhere } from '@/data/desk/ids-where'
import { addNote } from '@/data/leads/add-note'
import { leadMarks, markLeads } from '@/data/leads/mark'
import { NOTE_WORDS } from '@/domain/lead-work'
import { editor, ids } from '../editor'

const mark = z.enum(leadMarks)
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_WORDS))

/**
 * Assigns leads to the editor, or marks them as answered or closed. Returns how many were changed.
 */
export async function markAs(leads: readonly number[], as: string): Promise<number> {
  return markLeads(ids.parse(leads), mark.parse(as), await editor())
}

/** The ids of the leads that match a list filter. */
export async function leadsWhere(where: Where): Promise<readonly number[]> {
  return idsWhere('leads', where, await editor())
}

/** Adds a note to a lead. Returns 1, the number of notes added. */
export async function noteOn(lead: number, note: string): Promise<number> {
  const user = await editor()
  const [id = 0] = ids.parse([lead])
  await addNote(id, words.parse(note), user)
  return 1
}
