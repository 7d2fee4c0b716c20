import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { submittingBuilders } from '@/data/submissions'
import { isEditor } from '@/domain/accounts/roles'
import { StaffPage } from '../page/staff-page'
import { Intake } from './intake/intake'
import { ways } from './intake/ways'

const nav = [
  { label: 'Submissions', url: adminPaths.list('submissions') },
  { label: 'New submission' },
]

/** Where a submission comes in. */
export async function NewSubmissionPage(view: AdminViewServerProps) {
  const mayEdit = isEditor(view.initPageResult.req.user?.role)
  const builders = mayEdit ? await submittingBuilders() : []
  const chosen = builders.find(({ id }) => String(id) === view.searchParams?.builder)
  const way = ways.find((each) => each === view.searchParams?.way) ?? 'upload'
  return (
    <StaffPage view={view} path={adminPaths.newSubmission} nav={nav} className="submission">
      <header className="submission-head">
        <div>
          <h1>New submission</h1>
          <p>What a builder sent this month. Nothing changes on the site before you publish it.</p>
        </div>
      </header>
      {mayEdit ? (
        <Intake builders={builders} firstBuilder={chosen?.id ?? null} firstWay={way} />
      ) : (
        <p className="submission-lead">Only editors and admins receive submissions.</p>
      )}
    </StaffPage>
  )
}
