'use server'

import * as z from 'zod/mini'
import { env } from '@/config/env'
import { NOT_SENT } from '@/content/not-sent'
import { sendReports } from '@/data/reports/mutations'
import {
  REPORT_SUBJECT_MAX_LENGTH,
  REPORT_TEXT_MAX_LENGTH,
  reportWordsProblem,
} from '@/domain/reports/email-words'
import { editor, ids } from '../editor'

const sending = z.object({
  month: z.iso.date(),
  builders: ids,
  subject: z.string().check(z.maxLength(REPORT_SUBJECT_MAX_LENGTH)),
  text: z.string().check(z.maxLength(REPORT_TEXT_MAX_LENGTH)),
  again: z.boolean(),
})

/** Sends reports to builders. Returns how many emails, or why none was sent. */
export async function sendReportEmails(typed: unknown): Promise<number | string> {
  const { month, builders, subject, text, again } = sending.parse(typed)
  const user = await editor()
  const words = { subject, text }
  const problem = reportWordsProblem(words)
  if (problem) return problem
  const author = { id: user.id, name: user.name }
  const count = await sendReports({ month, builders, words, again }, author)
  return count > 0 && !env.SMTP_URL ? NOT_SENT : count
}
