'use server'

import * as z from 'zod/mini'
import { env } from '@/config/env'
import { NOT_SENT } from '@/content/not-sent'
import { sendIssueTest } from '@/data/newsletter/compose-issue'
import { staffMember } from '../editor'

const id = z.int().check(z.positive())

/** Sends the saved version of an issue to the signed-in user. Returns 1, or why it was not sent. */
export async function sendTest(issue: number): Promise<number | string> {
  const problem = await sendIssueTest(id.parse(issue), await staffMember())
  if (problem === 'unknown') return 'This issue does not exist anymore.'
  if (problem === 'too-many') return 'You sent many tests in the last hour. Try again later.'
  return env.SMTP_URL ? 1 : `${NOT_SENT} The test waits in the email log.`
}
