'use client'

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { HintedLink } from '@/contract/site'
import { PageLink } from '../ui/page-link'
import { isActiveLink } from './active-link'

/** The Resources dropdown: a button that shows the resource pages, with the keyboard as well. */
export function ResourcesMenu({ label, links }: { label: string; links: readonly HintedLink[] }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const pathname = usePathname()

  useEffect(() => {
    if (!open) return
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const items: Element[] = [...(root.current?.querySelectorAll('a') ?? [])]
    const at = document.activeElement ? items.indexOf(document.activeElement) : -1
    const step = event.key === 'ArrowDown' ? 1 : -1
    const next = at < 0 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length
    requestAnimationFrame(() => (items[next] as HTMLElement | undefined)?.focus())
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
          'flex h-full items-center gap-1.5 border-y-[3px] border-t-transparent font-medium transition-colors hover:text-primary',
          pathname.startsWith('/resources') ? 'border-b-accent' : 'border-b-transparent',
        )}
      >
        {label}
        <ChevronDown
          aria-hidden
          className={clsx('size-4 transition-transform', open && 'rotate-180')}
        />
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
