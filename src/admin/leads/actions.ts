'use server'

import type { Where } from 'payload'
import * as z from 'zod/mini'
import { env } from '@/config/env'
import { idsWhere } from '@/data/dashboard/queries'
import { leadUpdates, updateLeads } from '@/data/leads/bulk-update'
import { readHandOverSecret } from '@/data/leads/hand-over'
import * as join from '@/data/leads/join'
import { addNote } from '@/data/leads/mutations'
import { replyToLead } from '@/data/leads/replies'
import { hideJoined } from '@/domain/leads/duplicates'
import {
  REPLY_SUBJECT_MAX_LENGTH,
  REPLY_TEXT_MAX_LENGTH,
  type Reply,
} from '@/domain/leads/lead-reply'
import { NOTE_MAX_LENGTH } from '@/domain/leads/lead-status'
import { toOutcome } from '../bulk-update/to-outcome'
import { editor, ids } from '../editor'
import type { Outcome } from '../use-action'

const leadUpdate = z.enum(leadUpdates)
const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX_LENGTH))

const replyText = z.object({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPLY_SUBJECT_MAX_LENGTH)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPLY_TEXT_MAX_LENGTH)),
})

/** Assigns leads to the editor, or marks them as answered or closed. */
export async function changeLeads(leads: readonly number[], as: string): Promise<Outcome> {
  return toOutcome(await updateLeads(ids.parse(leads), leadUpdate.parse(as), await editor()))
}

/** The ids of the leads in a filtered list. */
export async function leadsWhere(where: Where): Promise<readonly number[]> {
  const hidden = hideJoined(where)
  return idsWhere('leads', hidden ? { and: [where, hidden] } : where, await editor())
}

/** Adds a note to a lead. Returns 1, the number of notes added. */
export async function addLeadNote(lead: number, note: string): Promise<number> {
  const user = await editor()
  const [id = 0] = ids.parse([lead])
  await addNote(id, noteText.parse(note), user)
  return 1
}

/** What became of a reply: `held` without a mail server. */
export type ReplyOutcome = 'sent' | 'held' | { readonly refused: string }

/** Sends a reply to the buyer of a lead. */
export async function sendLeadReply(lead: number, reply: Reply): Promise<ReplyOutcome> {
  const user = await editor()
  const [id = 0] = ids.parse([lead])
  const refused = await replyToLead(id, replyText.parse(reply), user)
  if (refused) return { refused }
  return env.SMTP_URL ? 'sent' : 'held'
}

/** Joins the later one of two leads into the earlier one. Returns 1, or why nothing was changed. */
export async function joinLeads(a: number, b: number): Promise<number | string> {
  const user = await editor()
  const [first = 0, second = 0] = ids.parse([a, b])
  return (await join.joinLeads([first, second], user)) ?? 1
}

/** Takes the join of a lead back. Returns 1, or why nothing was changed. */
export async function separateLead(lead: number): Promise<number | string> {
  const user = await editor()
  const [id = 0] = ids.parse([lead])
  return (await join.separateLead(id, user)) ?? 1
}

/** The secret that signs the webhook of a builder; `null` before there is one. */
export async function showHandOverSecret(builder: number): Promise<string | null> {
  await editor()
  const [id = 0] = ids.parse([builder])
  return readHandOverSecret(id)
}
