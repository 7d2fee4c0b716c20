import { CalendarClock, CalendarX2, FilePenLine, Inbox, MailX } from 'lucide-react'
import type { DashboardData } from '@/data/dashboard/types'
import { isAnswerLate } from '@/domain/leads/answer-time'
import { age } from '@/domain/time/age'
import type { Figure } from './figures'
import { filteredLists } from './filtered-lists'

/** The figures above the panels, without those that the role cannot see. */
export function getFigures(work: DashboardData, now: Date): Figure[] {
  const { drafts, unverified, leads, ended, mails } = work
  const lists = filteredLists(now)
  const figures: Figure[] = [
    {
      count: drafts.total,
      // Contributors see no listings to verify, and of the drafts their own.
      label: unverified ? 'drafts to review' : 'my drafts',
      href: '#drafts',
      Icon: FilePenLine,
      note: drafts.oldest ? `oldest ${age(drafts.oldest, now)}` : 'nothing waiting',
    },
  ]
  if (unverified) {
    figures.push({
      count: unverified.total,
      label: 'unverified listings',
      Icon: CalendarClock,
      href: lists.unverified,
      note:
        unverified.late > 0
          ? `${unverified.late} for over 60 days`
          : `${unverified.published - unverified.total} of ${unverified.published} done`,
      tone: unverified.late > 0 ? 'danger' : 'plain',
    })
  }
  if (leads) {
    const [oldest] = leads.items
    figures.push({
      count: leads.total,
      label: 'new leads',
      href: lists.leads,
      Icon: Inbox,
      note: oldest ? `oldest ${age(oldest.createdAt, now)}` : 'all answered',
      tone: oldest && isAnswerLate(oldest.createdAt, now) ? 'danger' : 'accent',
    })
  }
  if (ended) {
    figures.push({
      count: ended.total,
      label: 'ended events',
      href: lists.ended,
      Icon: CalendarX2,
      note: ended.total > 0 ? 'still published' : 'none published',
    })
  }
  if (mails) {
    figures.push({
      count: mails.total,
      label: 'failed emails',
      href: lists.mails,
      Icon: MailX,
      note: emailsNote(mails),
      tone: mails.total > 0 ? 'danger' : 'plain',
    })
  }
  return figures
}

function emailsNote({ total, held }: NonNullable<DashboardData['mails']>): string {
  if (held.mail > 0) return total > 0 ? `${held.mail} more held` : `${held.mail} held`
  return total > 0 ? 'not delivered' : 'none failed'
}
