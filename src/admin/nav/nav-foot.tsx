import { Link } from '@payloadcms/ui'
import { LogOut } from 'lucide-react'
import { getLabel, roles } from '@/domain/enums'
import { initials } from './initials'

/** The user's name and role, and the sign-out link. */
export function NavFoot({ name, role }: { name: string; role: string }) {
  return (
    <div className="guide-nav__foot">
      <Link className="guide-nav__account" href="/admin/account" prefetch={false}>
        <span className="guide-nav__initials" aria-hidden="true">
          {initials(name)}
        </span>
        <span>
          <strong>{name}</strong>
          <span>{getLabel(roles, role)}</span>
        </span>
      </Link>
      <Link className="guide-nav__out" href="/admin/logout" prefetch={false}>
        <LogOut aria-hidden="true" size={18} />
        <span className="dashboard-hidden">Sign out</span>
      </Link>
    </div>
  )
}
