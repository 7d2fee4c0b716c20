'use server'

import * as z from 'zod/mini'
import { env } from '@/config/env'
import { readAudience, readSending, setSendingState } from '@/data/newsletter/sendings'
import { getValues, interests, newsletterAreas, newsletterReaders } from '@/domain/enums'
import type { AudienceCount } from '@/domain/newsletter/audience'
import { editor, staffMember } from '../editor'

const id = z.int().check(z.positive())
const audience = z.object({
  areas: z.array(z.enum(newsletterAreas)),
  interests: z.array(z.enum(getValues(interests))),
  readers: z.enum(getValues(newsletterReaders)),
})

/** How many subscribers receive an issue with an audience, and what leaves the others out. */
export async function countIssueAudience(chosen: unknown): Promise<AudienceCount> {
  await staffMember()
  return readAudience(audience.parse(chosen))
}

/** The sending of an issue, `null` before its publication, and whether there is a mail server. */
export async function readIssueSending(issue: number) {
  await staffMember()
  return { progress: await readSending(id.parse(issue)), isMailSetUp: Boolean(env.SMTP_URL) }
}

const state = z.enum(['sending', 'paused', 'canceled'])

/** Pauses, resumes or cancels a sending. Returns 0 if it was in another state. */
export async function changeIssueSending(issue: number, to: string): Promise<number> {
  const user = await editor()
  return (await setSendingState(id.parse(issue), state.parse(to), user)) ? 1 : 0
}
