'use client'

import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { HintedLink } from '@/contract/site/site'
import { PageLink } from '../ui/page-link'
import { isActiveLink } from './active-link'
import { TypeAhead } from './type-ahead'

interface ResourcesMenuProps {
  label: string
  links: readonly HintedLink[]
  /** Rendered by the server, so that its code is not loaded. */
  icon: ReactNode
}

/**
 * The Resources dropdown with keyboard navigation. The browser opens it, so that a click before the
 * scripts have loaded opens it too.
 */
export function ResourcesMenu({ label, links, icon }: ResourcesMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()
  const [typeAhead] = useState(() => new TypeAhead())

  const toggle = (open: boolean) => {
    if (menu.current) menu.current.open = open
  }

  // It may have been opened before hydration.
  useEffect(() => setOpen(menu.current?.open ?? false), [])

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      const { current } = menu
      if (current && event.target instanceof Node && !current.contains(event.target))
        current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  /** Opens the menu and moves the focus among its links. */
  const go = (choose: (links: HTMLAnchorElement[], at: number) => number) => {
    const items = [...(menu.current?.querySelectorAll('a') ?? [])]
    const focused = document.activeElement
    const at = focused instanceof HTMLAnchorElement ? items.indexOf(focused) : -1
    const next = choose(items, at)
    if (next < 0) return
    toggle(true)
    requestAnimationFrame(() => items[next]?.focus())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const open = menu.current?.open ?? false
    if (key === 'Escape' && open) {
      toggle(false)
      menu.current?.querySelector('summary')?.focus()
    } else if (key === 'ArrowDown') go(({ length }, at) => (at + 1) % length)
    else if (key === 'ArrowUp') go(({ length }, at) => (at <= 0 ? length - 1 : at - 1))
    else if (key === 'Home' && open) go(() => 0)
    else if (key === 'End' && open) go(({ length }) => length - 1)
    else if (open && /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey) {
      const labels = links.map(({ label: text }) => text)
      go((_, at) => typeAhead.find(key, labels, at, event.timeStamp))
    } else return
    event.preventDefault()
  }

  return (
    <li className="relative h-full" onKeyDown={onKeyDown}>
      <details
        ref={menu}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group h-full"
      >
        <summary
          className={clsx(
            'flex h-full cursor-pointer list-none items-center gap-1.5 border-y-[3px] border-t-transparent font-medium transition-colors hover:text-primary',
            pathname.startsWith('/resources') ? 'border-b-accent' : 'border-b-transparent',
          )}
        >
          {label}
          {icon}
        </summary>
        <ul className="absolute top-[calc(100%-0.25rem)] right-[-8rem] z-30 grid w-[38rem] grid-cols-2 gap-1 rounded-lg border border-hairline bg-surface p-3 shadow-soft">
          {links.map(({ label: text, path, hint }) => (
            <li key={path}>
              <PageLink
                href={path}
                aria-current={isActiveLink(pathname, path) ? 'page' : undefined}
                onClick={() => toggle(false)}
                className="block rounded-md px-3 py-2.5 hover:bg-primary-tint"
              >
                <span className="block font-semibold text-sm">{text}</span>
                {hint ? <span className="block text-ink-soft text-xs">{hint}</span> : null}
              </PageLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
