import { Link } from '@payloadcms/ui'
import { FilePenLine, Plus } from 'lucide-react'
import type { AdminViewServerProps } from 'payload'
import { dashboardFor, expandable } from '@/data/dashboard/dashboard'
import { findBrokenLinks } from '@/data/links/queries'
import { isEditor } from '@/domain/accounts/roles'
import { formatToday } from '@/lib/dates/format-date'
import { BookingsPanel } from './bookings-panel'
import { CountsPanel } from './counts-panel'
import { DraftsPanel } from './drafts-panel'
import { EmailsPanel } from './emails-panel'
import { EndedPanel } from './ended-panel'
import { Figures } from './figures'
import { getFigures } from './get-figures'
import { IncentivesPanel } from './incentives-panel'
import { LeadsPanel } from './leads-panel'
import { LinksPanel } from './links-panel'
import { MistakesPanel } from './mistakes-panel'
import { PublishedPanel } from './published-panel'
import { ScheduledPanel } from './scheduled-panel'
import { SubmissionsPanel } from './submissions-panel'
import { UnansweredPanel } from './unanswered-panel'
import { UnverifiedPanel } from './unverified-panel'

/** The dashboard: the start page of the admin panel, with the tasks of the signed-in user. */
export async function Dashboard({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { user } = req
  if (!user) return null
  const now = new Date()
  const expanded = expandable.find((panel) => panel === searchParams?.all)
  const [work, links] = await Promise.all([
    dashboardFor(user, now, expanded),
    isEditor(user.role) ? findBrokenLinks(req) : [],
  ])
  const { drafts, unverified, submissions, counts, scheduled } = work
  const { leads, unanswered, mistakes, incentives, ended, bookings, mails, published } = work
  return (
    <main className="dashboard">
      <header className="dashboard__header">
        <div>
          <h1>Dashboard</h1>
          <p>{formatToday(now)} in San Antonio.</p>
        </div>
        <div className="dashboard__start">
          <Link
            className="dashboard-button dashboard-button--large"
            href="/admin/collections/communities/create"
            prefetch={false}
          >
            <Plus aria-hidden="true" size={17} /> Add community
          </Link>
          <Link
            className="dashboard-button dashboard-button--large dashboard-button--primary"
            href="/admin/collections/blog-posts/create"
            prefetch={false}
          >
            <FilePenLine aria-hidden="true" size={17} /> Write an article
          </Link>
        </div>
      </header>
      <Figures figures={getFigures(work, now)} />
      <div className="dashboard__columns">
        <div className="dashboard__column">
          {submissions && <SubmissionsPanel submissions={submissions} now={now} />}
          <DraftsPanel drafts={drafts} isOwn={user.role === 'contributor'} now={now} />
          {unverified && <UnverifiedPanel unverified={unverified} now={now} />}
          {counts && <CountsPanel counts={counts} />}
          <ScheduledPanel scheduled={scheduled} now={now} />
        </div>
        <div className="dashboard__column">
          {leads && <LeadsPanel leads={leads} now={now} />}
          {unanswered && <UnansweredPanel unanswered={unanswered} now={now} />}
          {mistakes && <MistakesPanel mistakes={mistakes} now={now} />}
          {incentives && <IncentivesPanel incentives={incentives} now={now} />}
          <LinksPanel links={links} />
          {ended && <EndedPanel ended={ended} now={now} />}
          {bookings && <BookingsPanel bookings={bookings} now={now} />}
          {mails && <EmailsPanel mails={mails} now={now} />}
          <PublishedPanel published={published} now={now} />
        </div>
      </div>
    </main>
  )
}
