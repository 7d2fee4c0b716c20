'use client'

import { NavGroup } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { NavEntry } from './nav-entry'
import type { NavPreferences } from './nav-preferences'

interface MenuEntry {
  readonly slug: string
  readonly href: string
  readonly label: string
  readonly count: number | null
  readonly urgency: string | undefined
}

export interface MenuGroup {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

interface NavGroupsProps {
  groups: readonly MenuGroup[]
  open: NonNullable<NavPreferences['groups']>
  /** Whether the user is an editor or admin. */
  isEditor: boolean
}

/** The menu entries. The entry of the current page is highlighted. */
export function NavGroups({ groups, open, isEditor }: NavGroupsProps) {
  const pathname = usePathname()
  const isAt = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return (
    <>
      <NavEntry href="/admin" label="Dashboard" isCurrent={pathname === '/admin'} />
      <NavEntry
        href="/admin/calendar"
        label="Calendar"
        isCurrent={pathname === '/admin/calendar'}
      />
      {isEditor && (
        <NavEntry
          href="/admin/verification"
          label="Verification"
          isCurrent={pathname === '/admin/verification'}
        />
      )}
      {groups.map(({ label, entries }) => (
        <NavGroup key={label} label={label} isOpen={open[label]?.open ?? true}>
          {entries.map(({ slug, ...entry }) => (
            <NavEntry key={slug} {...entry} isCurrent={isAt(entry.href)} />
          ))}
        </NavGroup>
      ))}
      {isEditor && (
        <>
          <NavEntry
            href="/admin/builder-reports"
            label="Builder reports"
            isCurrent={pathname === '/admin/builder-reports'}
          />
          <NavEntry
            href="/admin/broken-links"
            label="Broken links"
            isCurrent={pathname === '/admin/broken-links'}
          />
          <NavEntry
            href="/admin/erase"
            label="Erase personal data"
            isCurrent={pathname === '/admin/erase'}
          />
        </>
      )}
      <NavEntry href="/admin/help" label="Help" isCurrent={pathname === '/admin/help'} />
    </>
  )
}
