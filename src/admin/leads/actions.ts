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

/** Takes leads over, or notes that they are answered or closed; answers how many. */
export async function markAs(leads: readonly number[], as: string): Promise<number> {
  return markLeads(ids.parse(leads), mark.parse(as), await editor())
}

/** The leads that a filter of their list lets through. */
export async function leadsWhere(where: Where): Promise<readonly number[]> {
  return idsWhere('leads', where, await editor())
}

/** Adds a note to a lead; answers that it was one. */
export async function noteOn(lead: number, note: string): Promise<number> {
  const user = await editor()
  const [id = 0] = ids.parse([lead])
  await addNote(id, words.parse(note), user)
  return 1
}
