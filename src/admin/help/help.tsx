import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { StaffPage } from '../page/staff-page'
import { NewsletterHelp } from './newsletter'
import { Roles } from './roles'
import { ServerSettings } from './server-settings'
import { Shortcuts } from './shortcuts'
import { SubmissionsHelp } from './submissions'
import { WhereThings } from './where-things'
import { WorkingLeads } from './working-leads'

/** How the back office is used. */
export function Help(view: AdminViewServerProps) {
  return (
    <StaffPage view={view} path={adminPaths.help} nav={[{ label: 'Help' }]} className="help">
      <header>
        <h1>Help</h1>
        <p>How to edit the site, what each role can do, and keyboard shortcuts.</p>
      </header>
      <nav aria-label="On this page">
        <a href="#where">Where to edit the site</a>
        <a href="#submissions">Submissions of builders</a>
        <a href="#leads">Handling leads</a>
        <a href="#roles">Roles and permissions</a>
        <a href="#newsletter">Newsletter</a>
        <a href="#server">Settings of the server</a>
        <a href="#keys">Keyboard shortcuts</a>
      </nav>
      <WhereThings />
      <SubmissionsHelp />
      <WorkingLeads />
      <Roles />
      <NewsletterHelp />
      <ServerSettings />
      <Shortcuts />
    </StaffPage>
  )
}
