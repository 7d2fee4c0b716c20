import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { emailedPaths } from '@/config/emailed-paths'
import { env, payloadSecret } from '@/config/env'
import { inTransaction } from '@/database/in-transaction'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import type { QuarantineReason } from '@/domain/enums'
import { oneLine } from '@/domain/text/plain-text'
import { linkToken, problemToken } from '@/jobs/submission-link/token'
import { payloadClient } from '../../payload/payload-client'
import { isoDate } from '../../sql/expressions'
import type { Staff } from '../../staff/staff'
import { changeState } from '../change-state'
import { readingOptions } from '../listings'
import { publishedLayout } from './layout'
import { readSource } from './read-source'
import { receiveSubmission } from './receive-submission'
import type { UploadedFile } from './uploaded-file'

/** What the page of a builder's link shows. */
export type BuilderLink =
  | { readonly state: 'open'; readonly builder: string }
  | { readonly state: 'used'; readonly builder: string; readonly usedAt: string }
  | { readonly state: 'expired'; readonly builder: string }
  | { readonly state: 'unknown' }

/** Makes a link for a builder, in the transaction of the request. Returns its full URL. */
export async function createLink(
  req: PayloadRequest,
  builder: number,
  user: Pick<Staff, 'id'>,
  now = new Date(),
): Promise<string> {
  const [link] = await queryRows(
    await sessionOf(req),
    z.object({ id: z.int() }),
    sql`insert into submission_links (builder_id, created_by)
      values (${builder}, ${user.id}) returning id`,
  )
  if (!link) throw new Error('An inserted link has an id')
  const token = await linkToken.create(payloadSecret(), { link: link.id, builder }, now)
  return env.SITE_URL + emailedPaths.submit(token)
}

const linkRow = z.object({
  id: z.int(),
  builderId: z.int(),
  builder: z.string(),
  usedAt: z.nullable(z.string()),
})

interface FoundLink {
  readonly page: BuilderLink
  readonly id: number
  readonly builderId: number
}

/** The link of a token. A link of a deleted builder, or one that was taken back, is unknown. */
async function findLink(token: string, now: Date): Promise<FoundLink | null> {
  const read = await linkToken.read(payloadSecret(), token, now)
  if (read.state === 'invalid') return null
  const { link, builder } = read.claims
  const req = await createLocalReq({}, await payloadClient())
  const [found] = await queryRows(
    await sessionOf(req),
    linkRow,
    sql`select l.id, b.id as "builderId", coalesce(b.name, '') as builder,
        ${isoDate(sql`l.used_at`)} as "usedAt"
      from submission_links l join builders b on b.id = l.builder_id
      where l.id = ${link} and b.id = ${builder} and b.deleted_at is null`,
  )
  if (!found) return null
  const { id, builderId, usedAt } = found
  const named = { builder: found.builder }
  const page: BuilderLink =
    usedAt !== null
      ? { state: 'used', ...named, usedAt }
      : { state: read.state === 'valid' ? 'open' : 'expired', ...named }
  return { page, id, builderId }
}

/** The state of a link. Opening its page changes nothing, because mail scanners open every link. */
export async function builderLink(token: string, now = new Date()): Promise<BuilderLink> {
  return (await findLink(token, now))?.page ?? { state: 'unknown' }
}

/** The sentence of a problem that the page was redirected with. */
export async function linkProblem(token: string, now = new Date()): Promise<string | null> {
  const read = await problemToken.read(payloadSecret(), token, now)
  return read.state === 'valid' ? read.claims.message : null
}

const problemResult = async (message: string, now: Date): Promise<LinkResult> => ({
  state: 'problem',
  problem: await problemToken.create(payloadSecret(), { message }, now),
})

/** `problem`: a token of the sentence, for the address of the page. */
export type LinkResult =
  | { readonly state: 'received' }
  | { readonly state: 'closed' }
  | { readonly state: 'problem'; readonly problem: string }

export interface LinkSubmission {
  /** An uploaded file or a pasted table; a sentence if it cannot be used. */
  readonly file: UploadedFile | string
  readonly sender: string
  readonly suspicion: QuarantineReason | null
}

const HELD =
  'Held by the spam guard: it was sent as programs send it. Choose “Read again” if the builder sent it.'

/** How many held submissions of one link are stored. */
const HELD_MAX = 3

const TOO_MANY_HELD =
  'This file was not received: the spam guard held what was sent by this link before. Please answer the email with which you got the link.'

/** Whether as many submissions of a link are held as are stored. */
async function isFull(req: PayloadRequest, link: number): Promise<boolean> {
  const held = await runStatement(
    await sessionOf(req),
    sql`select 1 from submissions s join submission_links l on l.builder_id = s.builder_id
      where l.id = ${link} and s.problem = ${HELD} and s.received_at >= l.created_at
      limit ${HELD_MAX}`,
  )
  return held >= HELD_MAX
}

/**
 * Receives what a builder sends by a link. A file that cannot be read leaves the link usable, so that
 * the builder can send another. The link is used in the transaction that stores the submission, so
 * that of two requests one is received.
 */
export async function receiveByLink(
  token: string,
  { file, sender, suspicion }: LinkSubmission,
  now = new Date(),
): Promise<LinkResult> {
  const link = await findLink(token, now)
  if (link?.page.state !== 'open') return { state: 'closed' }
  if (typeof file === 'string') return problemResult(file, now)
  const req = await createLocalReq({}, await payloadClient())
  if (suspicion && (await isFull(req, link.id))) return problemResult(TOO_MANY_HELD, now)
  const read = await readSource({ ...file, html: null }, await readingOptions(req, now))
  if (read.kind === 'refused') return problemResult(read.problem, now)
  const isReceived = await inTransaction(req, async () => {
    const connection = await sessionOf(req)
    // A second request waits here until the first has used the link.
    const open = await runStatement(
      connection,
      sql`select 1 from submission_links where id = ${link.id} and used_at is null for update`,
    )
    if (open === 0) return false
    const id = await receiveSubmission(
      req,
      { builder: link.builderId, source: 'link', sender: oneLine(sender, 120), ...file },
      now,
    )
    if (id === null) return false
    // A held submission does not use the link up.
    if (suspicion) await changeState(req, { id }, { status: 'discarded', problem: HELD })
    else {
      await runStatement(
        connection,
        sql`update submission_links set used_at = ${now.toISOString()}::timestamptz
          where id = ${link.id}`,
      )
    }
    return true
  })
  return { state: isReceived ? 'received' : 'closed' }
}

/** The builder's published listings in our layout, as CSV; `null` if the link is not open. */
export async function linkLayout(token: string, now = new Date()): Promise<string | null> {
  const link = await findLink(token, now)
  if (link?.page.state !== 'open') return null
  return publishedLayout(link.builderId, now)
}
