import { Link } from '@payloadcms/ui'
import { Inbox } from 'lucide-react'
import type { BeforeListTableServerProps } from 'payload'
import { menuCounts } from '@/data/dashboard/queries'
import { isEditor } from '@/domain/accounts/roles'
import { InboxViews } from '../leads/inbox-views'
import { newSubmissionHref } from './links'
import { submissionViews } from './submission-views'

/** The saved views of the list of submissions, and the way to a new one. */
export async function ListHead({ user }: BeforeListTableServerProps) {
  const { submissions = 0 } = await menuCounts(['submissions'])
  return (
    <div className="inbox-head">
      <InboxViews
        views={[
          submissionViews.all,
          { ...submissionViews.waiting, count: submissions, isUrgent: submissions > 0 },
          submissionViews.published,
        ]}
      />
      {isEditor(user?.role) && (
        <Link
          className="dashboard-button dashboard-button--large dashboard-button--primary"
          href={newSubmissionHref()}
          prefetch={false}
        >
          <Inbox aria-hidden="true" size={17} /> New submission
        </Link>
      )}
    </div>
  )
}
