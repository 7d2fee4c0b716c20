import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import type { PayloadRequest, ServerProps } from 'payload'
import { menuCounts } from '@/data/dashboard/queries'
import { isEditor } from '@/domain/accounts/roles'
import { KeepOpen } from '@/payload-patches/admin/keep-open'
import { listCommands } from '../palette/list-commands'
import { SearchEverything } from '../palette/search-everything'
import { NavFoot } from './nav-foot'
import { NavGroups } from './nav-groups'
import { NavHead } from './nav-head'
import { navPreferences } from './nav-preferences'
import { type MenuEntry, readCounted, readMenu } from './read-menu'

interface NavProps extends ServerProps {
  req?: PayloadRequest
}

/**
 * The admin menu: what is used every day, Payload's groups without what is hidden from the role,
 * counts, the search, and the signed-in user.
 */
export async function Nav({ req, ...props }: NavProps) {
  const { payload, permissions, user } = props
  const menu = readMenu(props)
  const counted = readCounted(props, menu)
  const counts = await menuCounts([...counted.keys()])
  const withCount = (entry: MenuEntry) => {
    const count = counted.get(entry.slug)
    return {
      ...entry,
      count: counts[entry.slug] ?? null,
      urgency: typeof count === 'object' ? count.needing : undefined,
    }
  }
  const { open = true, groups: openGroups = {} } = await navPreferences(req)
  return (
    <NavWrapper baseClass="nav">
      <KeepOpen isOpen={open} />
      <NavHead />
      <SearchEverything
        commands={listCommands(menu, payload.config.collections, permissions)}
        canVerify={isEditor(user?.role)}
      />
      <nav className="nav__wrap" aria-label="Back office">
        <NavGroups
          top={menu.top.map(withCount)}
          groups={menu.groups.map(({ label, entries }) => ({
            label,
            entries: entries.map(withCount),
          }))}
          opened={openGroups}
        />
      </nav>
      {user && <NavFoot name={user.name} role={user.role} />}
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}
