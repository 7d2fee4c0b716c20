import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { ServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { type ListView, readListView } from '@/content-types/list-view'
import { isEditor } from '@/domain/accounts/roles'
import type { Role } from '@/domain/enums'

export interface MenuEntry {
  /** The slug of the collection or global, or the name of a screen. */
  readonly slug: string
  readonly href: string
  readonly label: string
  /** The group in which it belongs, also of an entry that stands above the groups. */
  readonly group: string
}

export interface Menu {
  /** What is used every day, above the groups. */
  readonly top: readonly MenuEntry[]
  readonly groups: readonly { readonly label: string; readonly entries: readonly MenuEntry[] }[]
}

const everyDay = ['leads', 'submissions', 'communities', 'blog-posts', 'events', 'calendar']

/** The guide's own screens, each in the group of a collection. */
const screens = [
  { beside: 'events', slug: 'calendar', label: 'Calendar', audience: 'staff' },
  { beside: 'communities', slug: 'verification', label: 'Verification', audience: 'editors' },
  { beside: 'builders', slug: 'builder-reports', label: 'Builder reports', audience: 'editors' },
  { beside: 'leads', slug: 'erase', label: 'Erase personal data', audience: 'editors' },
  { beside: 'redirects', slug: 'broken-links', label: 'Broken links', audience: 'editors' },
  { beside: 'site-settings', slug: 'status', label: 'Status', audience: 'admins' },
] as const

const screenPaths = {
  calendar: adminPaths.calendar,
  verification: adminPaths.verification,
  'builder-reports': adminPaths.builderReports,
  erase: adminPaths.erase,
  'broken-links': adminPaths.brokenLinks,
  status: adminPaths.status,
} as const

/** Whether a screen is for users with this role. */
function isFor(audience: (typeof screens)[number]['audience'], role: Role | undefined): boolean {
  switch (audience) {
    case 'staff':
      return true
    case 'editors':
      return isEditor(role)
    case 'admins':
      return role === 'admin'
  }
}

type MenuProps = Pick<ServerProps, 'payload' | 'permissions' | 'visibleEntities' | 'i18n' | 'user'>

/** What a user may open, in the order of the configuration: Payload's groups and our screens. */
export function readMenu({ payload, permissions, visibleEntities, i18n, user }: MenuProps): Menu {
  const { collections, globals } = payload.config
  const grouped = groupNavItems(
    [
      ...collections
        .filter(({ slug }) => visibleEntities?.collections.includes(slug))
        .map((entity) => ({ type: EntityType.collection as const, entity })),
      ...globals
        .filter(({ slug }) => visibleEntities?.globals.includes(slug))
        .map((entity) => ({ type: EntityType.global as const, entity })),
    ],
    permissions ?? {},
    i18n,
  )
  const all = grouped.map(({ label: group, entities }) => {
    const entries = entities.map(({ slug, type, label }): MenuEntry => {
      const href = type === EntityType.global ? adminPaths.global(slug) : adminPaths.list(slug)
      return { slug, href, label: typeof label === 'string' ? label : slug, group }
    })
    const own = screens.filter(
      ({ beside, audience }) =>
        isFor(audience, user?.role) && entries.some(({ slug }) => slug === beside),
    )
    return {
      label: group,
      entries: [
        ...entries,
        ...own.map(({ slug, label }) => ({ slug, href: screenPaths[slug], label, group })),
      ],
    }
  })
  const entries = all.flatMap((group) => group.entries)
  return {
    top: everyDay.flatMap((each) => entries.filter(({ slug }) => slug === each)),
    groups: all
      .map(({ label, entries: own }) => ({
        label,
        entries: own.filter(({ slug }) => !everyDay.includes(slug)),
      }))
      .filter(({ entries: own }) => own.length > 0),
  }
}

/** How the menu counts the documents of its collections. */
export const readCounted = ({ payload }: MenuProps, menu: Menu): Map<string, ListView['count']> => {
  const shown = [...menu.top, ...menu.groups.flatMap(({ entries }) => entries)]
  return new Map(
    payload.config.collections.flatMap((collection) => {
      const { count } = readListView(collection)
      return count && shown.some(({ slug }) => slug === collection.slug)
        ? [[collection.slug, count] as const]
        : []
    }),
  )
}
