import 'server-only'
import { createLocalReq } from 'payload'
import { defaultReportEmail } from '@/content/report-email'
import type { AuditUser } from '@/database/audit-entries'
import { claimReport, saveDelivery } from '@/database/report-emails'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { fillReportWords, type ReportWords } from '@/domain/reports/email-words'
import { areReportsDue, isOver, type Month, monthTitle } from '@/domain/reports/month'
import { queueReport } from '@/jobs/builder-report/queue'
import { siteDay, toZonedInput } from '@/lib/dates/site-date'
import { payloadClient } from '../payload/payload-client'
import { siteInfo } from '../site/queries'
import { reportLink, reportMonths, reportOverview, reportSummaries } from './queries'

/** The words of the site settings. */
export async function reportWords(): Promise<ReportWords> {
  const payload = await payloadClient()
  const { reportEmail: own } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { reportEmail: true },
  })
  return {
    subject: own?.subject || defaultReportEmail.subject,
    text: own?.text || defaultReportEmail.text,
  }
}

interface Sending {
  readonly month: Month
  readonly builders: readonly number[]
  readonly words: ReportWords
  /** Sends it to builders that already got the report of this month, too. */
  readonly again?: boolean
}

/**
 * Queues the report of a month that is over for each of the builders that has an email address, at
 * most once unless `again`. Each email, its mark and its audit entry are one transaction. Returns the
 * number of emails.
 */
export async function sendReports(
  { month, builders, words, again = false }: Sending,
  user: AuditUser,
  now = new Date(),
): Promise<number> {
  const chosen = await reportMonths(month.slice(0, 7), now)
  if (chosen.month !== month || !isOver(month, siteDay(now))) return 0
  const [payload, site, summaries] = await Promise.all([
    payloadClient(),
    siteInfo(),
    reportSummaries(builders, chosen, now),
  ])
  let sent = 0
  for (const summary of summaries) {
    const { id, name, email } = summary.builder
    if (email === null) continue
    const values = { builder: name, month: monthTitle(month), publisher: site.name }
    const href = await reportLink(id, month, now)
    const req = await createLocalReq({}, payload)
    const isSent = await inTransaction(req, async () => {
      const connection = await getSession(req)
      if (!(await claimReport(connection, summary, again, user))) return false
      const delivery = await queueReport(req, {
        to: email,
        replyTo: site.email,
        summary,
        words: fillReportWords(words, values),
        href,
        publisher: site.name,
      })
      await saveDelivery(connection, summary, delivery)
      return true
    })
    if (isSent) sent += 1
  }
  return sent
}

/** Sends the reports of last month to all builders that have not got them, if the settings say so. */
export async function sendMonthlyReports(now = new Date()): Promise<number> {
  if (!areReportsDue(toZonedInput(now.toISOString()))) return 0
  const payload = await payloadClient()
  const { sendReports: isOn } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { sendReports: true },
  })
  if (!isOn) return 0
  const chosen = await reportMonths(undefined, now)
  if (chosen.isUnfinished) return 0
  const builders = (await reportOverview(chosen, now)).map(({ id }) => id)
  const automatic = { id: null, name: 'Automatic sending' }
  return sendReports({ month: chosen.month, builders, words: await reportWords() }, automatic, now)
}
