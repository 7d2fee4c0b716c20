import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { PayloadRequest, ServerProps } from 'payload'
import { menuCounts } from '@/data/dashboard/queries'
import { SearchBox } from '../search/search-box'
import { KeepOpen } from './keep-open'
import { NavFoot } from './nav-foot'
import { type MenuGroup, NavGroups } from './nav-groups'
import { NavHead } from './nav-head'
import { navPreferences } from './nav-preferences'

interface NavProps extends ServerProps {
  req?: PayloadRequest
}

/** Collections with a count in the menu. */
const counted = [
  'communities',
  'builders',
  'submissions',
  'blog-posts',
  'resources',
  'helpful-articles',
  'events',
  'media',
  'leads',
  'newsletter-subscriptions',
  'deliveries',
  'ads',
  'users',
]
/** Suffixes of the counts that need attention. */
const urgent: Readonly<Record<string, string>> = {
  leads: 'new',
  deliveries: 'failed',
  submissions: 'to review',
}

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
  const counts = await menuCounts(counted.filter((slug) => shown.includes(slug)))
  const menu: MenuGroup[] = groups.map(({ label, entities }) => ({
    label,
    entries: entities.map(({ slug, type, label: name }) => ({
      slug,
      href: `/admin/${type}/${slug}`,
      label: typeof name === 'string' ? name : slug,
      count: counts[slug] ?? null,
      urgency: urgent[slug],
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
