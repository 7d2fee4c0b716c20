'use client'

import { usePreferences } from '@payloadcms/ui'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { PREFERENCE_KEYS } from 'payload/shared'
import { useId, useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { formatNumber } from '@/domain/text/format-number'
import { NavEntry } from './nav-entry'
import type { NavPreferences } from './nav-preferences'
import type { MenuEntry } from './read-menu'

interface CountedEntry extends MenuEntry {
  readonly count: number | null
  readonly urgency: string | undefined
}

interface CountedGroup {
  readonly label: string
  readonly entries: readonly CountedEntry[]
}

interface NavGroupsProps {
  top: readonly CountedEntry[]
  groups: readonly CountedGroup[]
  /** What the user has opened and closed before. */
  opened: NonNullable<NavPreferences['groups']>
}

const isAt = (pathname: string, href: string) =>
  pathname === href || pathname.startsWith(`${href}/`)

/** The group of the current page. It is opened when the user comes to it, and can be closed. */
function useOpenGroups(current: string | undefined, opened: NavGroupsProps['opened']) {
  const { setPreference } = usePreferences()
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean | undefined>>>({})
  const [shown, setShown] = useState(current)
  if (shown !== current) {
    setShown(current)
    if (current) setToggled({ ...toggled, [current]: undefined })
  }
  const isOpen = (label: string) =>
    toggled[label] ?? (label === current || (opened[label]?.open ?? false))
  const toggle = (label: string) => {
    const open = !isOpen(label)
    setToggled({ ...toggled, [label]: open })
    setPreference(PREFERENCE_KEYS.NAV, { groups: { [label]: { open } } }, true)
  }
  return { isOpen, toggle }
}

/** The menu entries. The entry of the current page is highlighted. */
export function NavGroups({ top, groups, opened }: NavGroupsProps) {
  const pathname = usePathname()
  const all = [...top, ...groups.flatMap(({ entries }) => entries)]
  const current = all.find(({ href }) => isAt(pathname, href))
  const { isOpen, toggle } = useOpenGroups(current?.group, opened)
  return (
    <>
      <NavEntry href={adminPaths.home} label="Dashboard" isCurrent={pathname === adminPaths.home} />
      {top.map((entry) => (
        <NavEntry key={entry.slug} {...entry} isCurrent={entry === current} />
      ))}
      <div className="guide-nav__groups">
        {groups.map((group) => (
          <NavGroup
            key={group.label}
            group={group}
            current={current}
            isOpen={isOpen(group.label)}
            toggle={() => toggle(group.label)}
          />
        ))}
      </div>
      <NavEntry href={adminPaths.help} label="Help" isCurrent={pathname === adminPaths.help} />
    </>
  )
}

interface NavGroupProps {
  group: CountedGroup
  current: CountedEntry | undefined
  isOpen: boolean
  toggle: () => void
}

/** A group that opens. While it is closed, it counts what needs attention in it. */
function NavGroup({ group: { label, entries }, current, isOpen, toggle }: NavGroupProps) {
  const id = useId()
  const waiting = entries.reduce((sum, { count, urgency }) => sum + (urgency ? (count ?? 0) : 0), 0)
  return (
    <div className="guide-nav__group">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span>{label}</span>
        {!isOpen && waiting > 0 && (
          <span className="guide-nav__count guide-nav__count--urgent">
            {formatNumber(waiting)}
            <span className="dashboard-hidden"> new</span>
          </span>
        )}
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <div id={id} hidden={!isOpen}>
        {entries.map((entry) => (
          <NavEntry key={entry.slug} {...entry} isCurrent={entry === current} />
        ))}
      </div>
    </div>
  )
}
