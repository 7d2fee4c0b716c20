import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { submittingBuilders } from '@/data/submissions/lists'
import { Intake } from './intake/intake'
import { isEditorRole } from './is-editor-role'

/**
 * Where a submission comes in. Payload serves custom views without an access check, so the page
 * checks the user.
 */
export async function NewSubmissionPage({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!permissions.canAccessAdmin) redirect('/admin/login?redirect=%2Fadmin%2Fsubmissions%2Fnew')
  const mayEdit = isEditorRole(req.user?.role)
  const builders = mayEdit ? await submittingBuilders() : []
  const chosen = builders.find(({ id }) => String(id) === searchParams?.builder)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      req={req}
      visibleEntities={visibleEntities}
      {...(req.user ? { user: req.user } : {})}
    >
      <SetStepNav
        nav={[
          { label: 'Submissions', url: '/collections/submissions' },
          { label: 'New submission' },
        ]}
      />
      <main className="submission">
        <header className="submission-head">
          <div>
            <h1>New submission</h1>
            <p>
              What a builder sent this month. Nothing changes on the site before you publish it.
            </p>
          </div>
        </header>
        {mayEdit ? (
          <Intake builders={builders} firstBuilder={chosen?.id ?? null} />
        ) : (
          <p className="submission-lead">Only editors and admins receive submissions.</p>
        )}
      </main>
    </DefaultTemplate>
  )
}
