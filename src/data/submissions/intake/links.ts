import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import { emailedPaths } from '@/config/emailed-paths'
import { env, payloadSecret } from '@/config/env'
import type { FileCheck } from '@/contract/submissions/file-check'
import type { AuditUser } from '@/database/audit-entries'
import {
  countFile,
  insertLink,
  lockLink,
  readLink,
  wasReceived,
} from '@/database/submissions/links'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import type { QuarantineReason } from '@/domain/enums'
import { oneLine } from '@/domain/text/plain-text'
import { linkToken, problemToken } from '@/jobs/submission-link/token'
import { payloadClient } from '../../payload/payload-client'
import { readingOptions } from '../reading-options'
import { publishedLayout } from './layout'
import { readSource, summarizeSource } from './read-source'
import { receiveSubmission } from './receive-submission'
import type { UploadedFile } from './uploaded-file'

/** Files that a builder can send by one link: a sheet of communities, one of plans, one of homes. */
const LINK_FILES = 3

const CLOSED = 'This link no longer works. Answer the email with which you got it.'

/** State of a builder's link, which its page shows. */
export type BuilderLink =
  /** `files`: how many can still be sent. */
  | { readonly state: 'open'; readonly builder: string; readonly files: number }
  | { readonly state: 'used'; readonly builder: string; readonly usedAt: string }
  | { readonly state: 'expired'; readonly builder: string }
  | { readonly state: 'unknown' }

/** Makes a link for a builder, in the transaction of the request. Returns its full URL. */
export async function createLink(
  req: PayloadRequest,
  builder: number,
  user: Pick<AuditUser, 'id'>,
  now = new Date(),
): Promise<string> {
  const link = await insertLink(await getSession(req), builder, user.id)
  const token = await linkToken.create(payloadSecret(), { link, builder }, now)
  return env.SITE_URL + emailedPaths.submit(token)
}

export interface LinkedBuilder {
  readonly id: number
  readonly name: string
}

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
  const found = await readLink(await getSession(req), link, builder)
  if (!found) return null
  const { id, builder: name, builderId, usedAt } = found
  const files = LINK_FILES - found.files
  if (files <= 0 && usedAt !== null) {
    return { page: { state: 'used', builder: name, usedAt }, id, builderId }
  }
  const page: BuilderLink =
    read.state === 'valid'
      ? { state: 'open', builder: name, files }
      : { state: 'expired', builder: name }
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
  'This file was not received, because it was sent as programs send it. Please send it again, or answer the email with which you got the link.'

/**
 * Receives a file that a builder sends by a link, at most `LINK_FILES` of them. One that cannot be read
 * is not counted, so that the builder can send another. The link is used in the transaction that stores
 * the submission, so that requests at the same time are counted one after another.
 */
export async function receiveByLink(
  token: string,
  { file, sender, suspicion }: LinkSubmission,
  now = new Date(),
): Promise<LinkResult> {
  const link = await findLink(token, now)
  if (link?.page.state !== 'open') return { state: 'closed' }
  if (typeof file === 'string') return problemResult(file, now)
  if (suspicion) return problemResult(HELD, now)
  const req = await createLocalReq({}, await payloadClient())
  const read = await readSource({ ...file, html: null }, await readingOptions(req, now))
  if (read.kind === 'refused') return problemResult(read.problem, now)
  const isReceived = await inTransaction(req, async () => {
    const connection = await getSession(req)
    // A second request waits here until the first has used the link.
    await lockLink(connection, link.id)
    // A browser may send a form twice.
    if (await wasReceived(connection, link, file.bytes)) return true
    if (!(await countFile(connection, link.id, { limit: LINK_FILES, now }))) return false
    const from = { builder: link.builderId, source: 'link', sender: oneLine(sender, 120) } as const
    return (await receiveSubmission(req, { ...from, ...file }, now)) !== null
  })
  return { state: isReceived ? 'received' : 'closed' }
}

/** Checks a file that a builder may send by a link. Nothing is stored. */
export async function checkByLink(
  token: string,
  file: UploadedFile | string,
  now = new Date(),
): Promise<FileCheck> {
  const link = await findLink(token, now)
  if (link?.page.state !== 'open') return { state: 'refused', message: CLOSED }
  if (typeof file === 'string') return { state: 'refused', message: file }
  const req = await createLocalReq({}, await payloadClient())
  const summary = await summarizeSource(req, link.builderId, { ...file, html: null })
  return typeof summary === 'string'
    ? { state: 'refused', message: summary }
    : { state: 'understood', ...summary }
}

/** The builder of a link that is open; `null` for any other link. */
export async function linkedBuilder(
  token: string,
  now = new Date(),
): Promise<LinkedBuilder | null> {
  const link = await findLink(token, now)
  return link?.page.state === 'open' ? { id: link.builderId, name: link.page.builder } : null
}

/** The builder's published listings in our layout, as CSV; `null` if the link is not open. */
export async function linkLayout(token: string, now = new Date()): Promise<string | null> {
  const link = await findLink(token, now)
  if (link?.page.state !== 'open') return null
  return publishedLayout(link.builderId, now)
}
