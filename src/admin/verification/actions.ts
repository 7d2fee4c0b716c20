'use server'

import * as z from 'zod/mini'
import { env } from '@/config/env'
import { NOT_SENT } from '@/content/not-sent'
import { restoreVerifications, sendReminder, verifyBuilder } from '@/data/verification/mutations'
import { remindOverdue } from '@/data/verification/remind-overdue'
import { describeReminders } from '@/domain/verification/overdue'
import {
  REMINDER_EVERY_DAYS,
  REMINDER_MAX_LENGTH,
  REMINDER_SUBJECT_MAX_LENGTH,
  reminderProblem,
} from '@/domain/verification/reminder'
import { toOutcome } from '../bulk-update/to-outcome'
import { editor, ids } from '../editor'
import type { Outcome } from '../use-action'

const id = z.int().check(z.positive())

/** Marks all listings of a builder as verified now. */
export async function verifyBuilderListings(builder: number): Promise<Outcome> {
  return toOutcome(await verifyBuilder(id.parse(builder), await editor()))
}

const earlier = z
  .array(z.object({ id, verifiedAt: z.nullable(z.iso.datetime()) }))
  .check(z.maxLength(1000))

/** Restores when listings were last verified. */
export async function restoreAll(listings: z.infer<typeof earlier>): Promise<Outcome> {
  return toOutcome(await restoreVerifications(earlier.parse(listings), await editor()))
}

const text = (length: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(length))
const reminder = z.object({
  builder: id,
  subject: text(REMINDER_SUBJECT_MAX_LENGTH),
  text: text(REMINDER_MAX_LENGTH),
  /** Whether it is sent although another one was sent a few days ago. */
  isConfirmed: z.boolean(),
})

/** Emails a reminder to a builder. Returns 1, or why it was not sent. */
export async function remind(message: z.infer<typeof reminder>): Promise<number | string> {
  const user = await editor()
  const { data } = reminder.safeParse(message)
  if (!data) return 'Enter a subject and a message.'
  const { builder, isConfirmed, ...content } = data
  const outcome = await sendReminder(builder, content, isConfirmed, user)
  if (outcome === 'no-address') return 'This builder has no email address.'
  if (outcome === 'recent')
    return `This builder got a reminder in the last ${REMINDER_EVERY_DAYS} days. Confirm to send another one.`
  return env.SMTP_URL ? 1 : NOT_SENT
}

const reminderToAll = z.object({
  /** The builders that the editor saw. */
  builders: ids,
  subject: text(REMINDER_SUBJECT_MAX_LENGTH),
  text: text(REMINDER_MAX_LENGTH),
})

/** What became of a reminder to several builders. */
export interface RemindedAll {
  readonly sent: number
  readonly sentence: string
}

/**
 * Emails a reminder to builders that are still overdue. Returns a sentence alone if none was sent.
 * Without a mail server none is stored, because held ones would all be sent once there is one.
 */
export async function remindAll(
  message: z.infer<typeof reminderToAll>,
): Promise<RemindedAll | string> {
  const user = await editor()
  const { data } = reminderToAll.safeParse(message)
  if (!data) return 'Enter a subject and a message.'
  const { builders, ...content } = data
  const problem = reminderProblem(content)
  if (problem !== null) return problem
  if (!env.SMTP_URL) return NOT_SENT
  const result = await remindOverdue({ reminder: content, only: builders }, user)
  const sentence = describeReminders(result)
  return result.sent === 0 ? sentence : { sent: result.sent, sentence }
}
