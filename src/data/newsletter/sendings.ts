import 'server-only'
import { countAudience } from '@/database/newsletter/audience'
import {
  changeSending,
  readProgress,
  readStoppedSendings,
  type SendingProgress,
} from '@/database/newsletter/sendings'
import type { Audience, AudienceCount } from '@/domain/newsletter/audience'
import type { SendingState } from '@/domain/newsletter/sending'
import { sendDueIssue } from '@/jobs/newsletter-issue/send-due'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'

/** The current run of this process. */
let running: Promise<number> | undefined

/** Sends a part of an issue that is due. Concurrent calls share one run. */
export function sendDueNewsletter(): Promise<number> {
  running ??= payloadClient()
    .then((payload) => sendDueIssue(payload))
    .finally(() => {
      running = undefined
    })
  return running
}

/** The sending of an issue with its counts; `null` before the first publication. */
export async function readSending(issue: number): Promise<SendingProgress | null> {
  const { db } = await payloadClient()
  return readProgress(db.drizzle, issue)
}

/** How many subscribers an audience has, and what leaves the others out. */
export async function readAudience(audience: Audience): Promise<AudienceCount> {
  const { db } = await payloadClient()
  return countAudience(db.drizzle, audience)
}

/** Pauses, resumes or cancels the sending of an issue. Returns `false` if it was in another state. */
export async function setSendingState(
  issue: number,
  state: 'sending' | 'paused' | 'canceled',
  { id, name }: Staff,
): Promise<boolean> {
  const { db } = await payloadClient()
  return changeSending(db.drizzle, issue, state, { id, name })
}

/** An issue whose sending does not go on. */
export interface StoppedSending {
  readonly issue: number
  readonly title: string | null
  readonly state: SendingState
  /** The reason, as a sentence. */
  readonly note: string
}

/** Issues whose sending paused without an editor, or waits for the mail server. */
export async function findStoppedSendings(): Promise<readonly StoppedSending[]> {
  const { db } = await payloadClient()
  return readStoppedSendings(db.drizzle)
}
