import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { PayloadRequest, ServerProps } from 'payload'
import { type ListView, readListView } from '@/content-types/list-view'
import { menuCounts } from '@/data/dashboard/queries'
import { KeepOpen } from '@/payload-patches/admin/keep-open'
import { SearchBox } from '../search/search-box'
import { NavFoot } from './nav-foot'
import { type MenuGroup, NavGroups } from './nav-groups'
import { NavHead } from './nav-head'
import { navPreferences } from './nav-preferences'

interface NavProps extends ServerProps {
  req?: PayloadRequest
}

const getUrgency = (count: ListView['count']): string | undefined =>
  typeof count === 'object' ? count.needing : undefined

/**
 * The admin menu: Payload's groups without what is hidden from the role, counts, links to the
 * dashboard and the help page, and the signed-in user.
 */
export async function Nav({ payload, permissions, visibleEntities, i18n, user, req }: NavProps) {
  const { config } = payload
  const collections = config.collections.filter(({ slug }) =>
    visibleEntities?.collections.includes(slug),
  )
  const globals = config.globals.filter(({ slug }) => visibleEntities?.globals.includes(slug))
  const groups = groupNavItems(
    [
      ...collections.map((entity) => ({ type: EntityType.collection as const, entity })),
      ...globals.map((entity) => ({ type: EntityType.global as const, entity })),
    ],
    permissions ?? {},
    i18n,
  )
  const shown = groups.flatMap(({ entities }) => entities.map(({ slug }) => slug))
  const counting = new Map<string, ListView['count']>(
    collections.flatMap((collection) => {
      const { count } = readListView(collection)
      return count && shown.includes(collection.slug) ? [[collection.slug, count] as const] : []
    }),
  )
  const counts = await menuCounts([...counting.keys()])
  const menu: MenuGroup[] = groups.map(({ label, entities }) => ({
    label,
    entries: entities.map(({ slug, type, label: name }) => ({
      slug,
      href: `/admin/${type}/${slug}`,
      label: typeof name === 'string' ? name : slug,
      count: counts[slug] ?? null,
      urgency: getUrgency(counting.get(slug)),
    })),
  }))
  const { open = true, groups: openGroups = {} } = await navPreferences(req)
  return (
    <NavWrapper baseClass="nav">
      <KeepOpen isOpen={open} />
      <NavHead />
      <SearchBox label="Search the back office" />
      <nav className="nav__wrap" aria-label="Back office">
        <NavGroups groups={menu} open={openGroups} isEditor={shown.includes('leads')} />
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
