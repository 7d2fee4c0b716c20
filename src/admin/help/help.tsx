import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { NewsletterHelp } from './newsletter'
import { Roles } from './roles'
import { Shortcuts } from './shortcuts'
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
          <p>Where to find what, what each role may do, and how to do it without a mouse.</p>
        </header>
        <nav aria-label="On this page">
          <a href="#where">Where each text is edited</a>
          <a href="#leads">Working the leads</a>
          <a href="#roles">Who may do what</a>
          <a href="#newsletter">The newsletter’s lists</a>
          <a href="#keys">Keyboard</a>
        </nav>
        <WhereThings />
        <WorkingLeads />
        <Roles />
        <NewsletterHelp />
        <Shortcuts />
      </main>
    </DefaultTemplate>
  )
}
