'use client'

import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { HintedLink } from '@/contract/site/site'
import { PageLink } from '../ui/page-link'
import { isActiveLink } from './active-link'
import type { TypeAhead } from './type-ahead'

interface ResourcesMenuProps {
  label: string
  links: readonly HintedLink[]
  /** Rendered by the server, so that its code is not loaded. */
  icon: ReactNode
}

/** The Resources dropdown with keyboard navigation. */
export function ResourcesMenu({ label, links, icon }: ResourcesMenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const pathname = usePathname()
  const typeAhead = useRef<TypeAhead>(null)

  useEffect(() => {
    if (!open) return
    const loadTypeAhead = async () => {
      const { TypeAhead } = await import('./type-ahead')
      typeAhead.current ??= new TypeAhead()
    }
    // Without it, the arrow keys still work.
    void loadTypeAhead().catch(() => {})
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  /** Opens the menu and moves the focus among its links. */
  const go = (choose: (links: HTMLAnchorElement[], at: number) => number) => {
    const items = [...(root.current?.querySelectorAll('a') ?? [])]
    const focused = document.activeElement
    const at = focused instanceof HTMLAnchorElement ? items.indexOf(focused) : -1
    const next = choose(items, at)
    if (next < 0) return
    setOpen(true)
    requestAnimationFrame(() => items[next]?.focus())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    } else if (key === 'ArrowDown') go(({ length }, at) => (at + 1) % length)
    else if (key === 'ArrowUp') go(({ length }, at) => (at <= 0 ? length - 1 : at - 1))
    else if (key === 'Home' && open) go(() => 0)
    else if (key === 'End' && open) go(({ length }) => length - 1)
    else if (open && /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey) {
      const labels = links.map(({ label: text }) => text)
      go((_, at) => typeAhead.current?.find(key, labels, at, event.timeStamp) ?? -1)
    } else return
    event.preventDefault()
  }

  return (
    <li ref={root} className="relative h-full" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className={clsx(
          'group flex h-full items-center gap-1.5 border-y-[3px] border-t-transparent font-medium transition-colors hover:text-primary',
          pathname.startsWith('/resources') ? 'border-b-accent' : 'border-b-transparent',
        )}
      >
        {label}
        {icon}
      </button>
      <ul
        id={panelId}
        className={clsx(
          'absolute top-[calc(100%-0.25rem)] right-[-8rem] z-30 w-[38rem] grid-cols-2 gap-1 rounded-lg border border-hairline bg-surface p-3 shadow-soft',
          open ? 'grid' : 'hidden',
        )}
      >
        {links.map(({ label: text, path, hint }) => (
          <li key={path}>
            <PageLink
              href={path}
              aria-current={isActiveLink(pathname, path) ? 'page' : undefined}
              onClick={() => setOpen(false)}
              className="block rounded-md px-3 py-2.5 hover:bg-primary-tint"
            >
              <span className="block font-semibold text-sm">{text}</span>
              {hint ? <span className="block text-ink-soft text-xs">{hint}</span> : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
