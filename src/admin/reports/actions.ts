'use server'

import * as z from 'zod/mini'
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

/** Sends reports to builders. Returns how many emails, or what is wrong with the words. */
export async function sendReportEmails(typed: unknown): Promise<number | string> {
  const { month, builders, subject, text, again } = sending.parse(typed)
  const user = await editor()
  const words = { subject, text }
  return (
    reportWordsProblem(words) ??
    (await sendReports({ month, builders, words, again }, { id: user.id, name: user.name }))
  )
}
