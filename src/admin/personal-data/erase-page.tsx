import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { isEditor } from '@/domain/accounts/roles'
import { StaffPage } from '../page/staff-page'
import { ErasePerson } from './erase-person'

/** The page that erases a person's data. */
export function ErasePage(view: AdminViewServerProps) {
  const isAllowed = isEditor(view.initPageResult.req.user?.role)
  return (
    <StaffPage
      view={view}
      path={adminPaths.erase}
      nav={[{ label: 'Erase personal data' }]}
      className="erase"
    >
      <header>
        <h1>Erase personal data</h1>
        <p>
          Delete someone’s data on request. Make sure that the request came from their email
          address.
        </p>
      </header>
      {isAllowed ? <ErasePerson /> : <p>Only editors and admins can do this.</p>}
    </StaffPage>
  )
}
