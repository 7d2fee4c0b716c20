import 'server-only'
import { addDays } from 'date-fns'
import { createLocalReq, type PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { BuilderEmail, SendEmailInput, SendEmailResult } from '@/contract/submissions/results'
import { readBuilder } from '@/database/submissions/builders'
import { readChangedNames } from '@/database/submissions/changes'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { plural } from '@/domain/text/plural'
import { queueBuilderMessage } from '@/jobs/builder-message/queue'
import { LINK_DAYS } from '@/jobs/submission-link/token'
import { formatLongDate } from '@/lib/dates/format-date'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { refused } from '../lock'
import { createLink } from './links'

async function readPublisher(req: PayloadRequest): Promise<string> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
    req,
  })
  return settings.name || defaultSiteInfo.name
}

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

function requestText(builder: string, publisher: string): BuilderEmail {
  return {
    to: '',
    subject: `Your monthly update for the ${publisher}`,
    text: lines(
      `Hello ${builder},`,
      'Please send us what has changed since last month: prices, homes available, new communities, plans and homes, and what is sold.',
      'Any spreadsheet will do. The page behind the button also has one with your current listings: change what is different and send it back. It takes a few minutes and needs no account.',
      'If you have questions, reply to this email.',
    ),
  }
}

/** Listings that the summary names; of the others it gives the number. */
const NAMED = 40

async function summaryText(
  req: PayloadRequest,
  submission: number,
  builder: string,
  publisher: string,
): Promise<BuilderEmail> {
  const rows = await readChangedNames(await getSession(req), submission)
  const named = (isNew: boolean) => {
    const own = rows.filter((row) => row.isNew === isNew)
    if (own.length === 0) return ''
    const more = own.length > NAMED ? [`and ${own.length - NAMED} more`] : []
    const names = own.slice(0, NAMED).map(({ name }) => `- ${name}`)
    const what = plural(own.length, 'listing', 'listings')
    return [isNew ? `New: ${what}` : `Changed: ${what}`, ...names, ...more].join('\n')
  }
  return {
    to: '',
    subject: `Please confirm: your update for the ${publisher}`,
    text: lines(
      `Hello ${builder},`,
      'Thank you for your update. This is what we changed:',
      named(false),
      named(true),
      rows.length === 0 ? 'Nothing had changed; your listings are marked as verified.' : '',
      'Please look at your pages and reply to this email: a short “confirmed” is enough, or tell us what is wrong.',
    ),
  }
}

interface Prepare {
  readonly builder: number
  readonly kind: 'ask' | 'summary'
  readonly submission: number | null
}

/** The proposed text of an email to a builder. */
export async function prepareEmail({
  builder: id,
  kind,
  submission,
}: Prepare): Promise<BuilderEmail> {
  const req = await createLocalReq({}, await payloadClient())
  const builder = await readBuilder(await getSession(req), id)
  if (!builder) throw new Error('This builder does not exist')
  const publisher = await readPublisher(req)
  const email =
    kind === 'summary' && submission !== null
      ? await summaryText(req, submission, builder.name, publisher)
      : requestText(builder.name, publisher)
  return { ...email, to: builder.email ?? '' }
}

const kinds = { ask: 'submission-request', summary: 'submission-summary' } as const

/**
 * Stores an email to a builder in the email log and queues it, together with the link that a request
 * has. The answer goes to the editor.
 */
export async function sendBuilderEmail(
  { builder: id, kind, email }: SendEmailInput,
  user: Staff,
  now = new Date(),
): Promise<SendEmailResult> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    if (!(await readBuilder(await getSession(req), id)))
      return refused('This builder does not exist any more.')
    const href = kind === 'ask' ? await createLink(req, id, user, now) : null
    await queueBuilderMessage(req, {
      kind: kinds[kind],
      builder: id,
      to: email.to,
      replyTo: user.email,
      subject: email.subject,
      text: email.text,
      publisher: await readPublisher(req),
      href,
      until: formatLongDate(addDays(now, LINK_DAYS).toISOString()),
    })
    return env.SMTP_URL ? { state: 'queued' } : { state: 'held', link: href }
  })
}
