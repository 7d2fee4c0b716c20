import { Link } from '@payloadcms/ui'
import { FilePenLine, Plus } from 'lucide-react'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { dashboardFor, expandable } from '@/data/dashboard/dashboard'
import { findBrokenLinks } from '@/data/links/queries'
import { findStoppedSendings } from '@/data/newsletter/sendings'
import { readAdminWork } from '@/data/onboarding/queries'
import { readFailing } from '@/data/operations/queries'
import { isEditor } from '@/domain/accounts/roles'
import { formatToday } from '@/lib/dates/format-date'
import { OnboardingPanel } from '../onboarding/onboarding-panel'
import { FailingLine } from '../status/failing-line'
import { AdminPanel, countAdminWork } from './admin-panel'
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
import { NewsletterPanel } from './newsletter-panel'
import { PublishedPanel } from './published-panel'
import { ScheduledPanel } from './scheduled-panel'
import { SubmissionsPanel } from './submissions-panel'
import { UnansweredPanel } from './unanswered-panel'
import { UnverifiedPanel } from './unverified-panel'

interface Section {
  /** How much there is to do. */
  readonly count: number
  readonly panel: ReactNode
}

/** A column of panels. Those with work come first, the empty ones, which are lines, after them. */
function Column({ sections }: { sections: readonly (Section | null | false)[] }) {
  const shown = sections.filter((section) => section !== null && section !== false)
  const [work, empty] = [shown.filter(hasWork), shown.filter((section) => !hasWork(section))]
  return <div className="dashboard__column">{[...work, ...empty].map(({ panel }) => panel)}</div>
}

const hasWork = ({ count }: Section) => count > 0

/** The dashboard: the start page of the admin panel, with the tasks of the signed-in user. */
export async function Dashboard({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { user } = req
  if (!user) return null
  const now = new Date()
  const expanded = expandable.find((panel) => panel === searchParams?.all)
  const isOwn = user.role === 'contributor'
  const [work, links, sendings, adminWork, failing] = await Promise.all([
    dashboardFor(user, now, expanded),
    isEditor(user.role) ? findBrokenLinks(req) : [],
    isEditor(user.role) ? findStoppedSendings() : [],
    user.role === 'admin' ? readAdminWork(user.id, now) : null,
    user.role === 'admin' ? readFailing(now) : [],
  ])
  const { drafts, unverified, submissions, counts, scheduled } = work
  const { leads, unanswered, mistakes, incentives, ended, bookings, mails, published } = work
  const figures = getFigures(work, now)
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
      <FailingLine failing={failing} />
      {adminWork && <OnboardingPanel steps={adminWork.steps} />}
      {figures.length > 1 && <Figures figures={figures} />}
      <div className="dashboard__columns">
        <Column
          sections={[
            submissions && {
              count: submissions.total,
              panel: <SubmissionsPanel key="submissions" submissions={submissions} now={now} />,
            },
            {
              count: drafts.total,
              panel: <DraftsPanel key="drafts" drafts={drafts} isOwn={isOwn} now={now} />,
            },
            unverified && {
              count: unverified.total,
              panel: <UnverifiedPanel key="unverified" unverified={unverified} now={now} />,
            },
            counts && {
              count: counts.total,
              panel: <CountsPanel key="counts" counts={counts} />,
            },
            !isOwn && {
              count: scheduled.total,
              panel: <ScheduledPanel key="scheduled" scheduled={scheduled} now={now} />,
            },
          ]}
        />
        <Column
          sections={[
            adminWork && {
              count: countAdminWork(adminWork),
              panel: <AdminPanel key="admin" work={adminWork} />,
            },
            leads && {
              count: leads.total,
              panel: <LeadsPanel key="leads" leads={leads} now={now} />,
            },
            unanswered && {
              count: unanswered.total,
              panel: <UnansweredPanel key="unanswered" unanswered={unanswered} now={now} />,
            },
            mistakes && {
              count: mistakes.total,
              panel: <MistakesPanel key="mistakes" mistakes={mistakes} now={now} />,
            },
            incentives && {
              count: incentives.total,
              panel: <IncentivesPanel key="incentives" incentives={incentives} now={now} />,
            },
            {
              count: sendings.length,
              panel: <NewsletterPanel key="newsletter" sendings={sendings} />,
            },
            { count: links.length, panel: <LinksPanel key="links" links={links} /> },
            ended && {
              count: ended.total,
              panel: <EndedPanel key="ended" ended={ended} now={now} />,
            },
            bookings && {
              count: bookings.total,
              panel: <BookingsPanel key="bookings" bookings={bookings} now={now} />,
            },
            mails && {
              count: mails.total + mails.held.mail + mails.held.webhook,
              panel: <EmailsPanel key="mails" mails={mails} now={now} />,
            },
            {
              count: published.total,
              panel: (
                <PublishedPanel key="published" published={published} isOwn={isOwn} now={now} />
              ),
            },
          ]}
        />
      </div>
    </main>
  )
}
