import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { NewsletterHelp } from './newsletter'
import { Roles } from './roles'
import { Shortcuts } from './shortcuts'
import { SubmissionsHelp } from './submissions'
import { WhereThings } from './where-things'
import { WorkingLeads } from './working-leads'

/**
 * The help page. Payload serves custom views without an access check, so the page checks the user.
 */
export function Help({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!permissions.canAccessAdmin) redirect('/admin/login?redirect=%2Fadmin%2Fhelp')
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
      <SetStepNav nav={[{ label: 'Help' }]} />
      <main className="help">
        <header>
          <h1>Help</h1>
          <p>How to edit the site, what each role can do, and keyboard shortcuts.</p>
        </header>
        <nav aria-label="On this page">
          <a href="#where">Where to edit the site</a>
          <a href="#submissions">Submissions of builders</a>
          <a href="#leads">Handling leads</a>
          <a href="#roles">Roles and permissions</a>
          <a href="#newsletter">Newsletter lists</a>
          <a href="#keys">Keyboard shortcuts</a>
        </nav>
        <WhereThings />
        <SubmissionsHelp />
        <WorkingLeads />
        <Roles />
        <NewsletterHelp />
        <Shortcuts />
      </main>
    </DefaultTemplate>
  )
}
