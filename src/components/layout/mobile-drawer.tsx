'use client'

import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId, useRef } from 'react'
import { homesLink } from '@/content/homes-link'
import type { Navigation } from '@/contract/site/site'
import { buttonClass } from '../ui/button'
import { PageLink } from '../ui/page-link'
import { isActiveLink } from './active-link'

type DrawerLinks = Pick<
  Navigation,
  'mainLinks' | 'resourcesLabel' | 'resourcesLinks' | 'newsletterButton'
>

interface MobileDrawerProps {
  links: DrawerLinks
  /** Rendered by the server, so that their code is not loaded. */
  menuIcon: ReactNode
  closeIcon: ReactNode
}

/**
 * The navigation on small screens: a side drawer that closes when a link is clicked. Browsers that
 * know commands open it before the scripts have loaded.
 */
export function MobileDrawer({ links, menuIcon, closeIcon }: MobileDrawerProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = usePathname()
  const close = () => dialog.current?.close()

  const item = (label: string, path: string, look: string) => (
    <li key={path}>
      <PageLink
        href={path}
        onClick={close}
        aria-current={isActiveLink(pathname, path) ? 'page' : undefined}
        className={clsx('flex min-h-12 items-center', look)}
      >
        {label}
      </PageLink>
    </li>
  )

  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={id}
        onClick={() => dialog.current?.showModal()}
        aria-label="Open menu"
        aria-haspopup="dialog"
        className="-mr-2 grid size-[48px] shrink-0 place-items-center rounded-md md:hidden"
      >
        {menuIcon}
      </button>
      <dialog
        id={id}
        ref={dialog}
        aria-label="Menu"
        closedby="any"
        className="mr-0 ml-auto h-dvh max-h-none w-[min(22rem,90vw)] max-w-none overflow-y-auto bg-paper p-6 text-ink backdrop:bg-ink/50 open:flex open:flex-col"
      >
        <button
          type="button"
          onClick={close}
          aria-label="Close menu"
          className="-m-2 grid size-12 shrink-0 place-items-center self-end rounded-md"
        >
          {closeIcon}
        </button>
        <nav aria-label="Menu">
          <ul className="border-hairline border-b pb-4">
            {[...links.mainLinks, homesLink].map(({ label, path }) =>
              item(label, path, 'font-display text-2xl aria-[current]:text-accent'),
            )}
          </ul>
          <p className="mt-5 mb-1 font-semibold text-accent text-xs uppercase tracking-[0.1em]">
            {links.resourcesLabel}
          </p>
          <ul className="mb-6">
            {links.resourcesLinks.map(({ label, path }) => item(label, path, 'text-base'))}
          </ul>
          <PageLink
            href={links.newsletterButton.path}
            onClick={close}
            className={buttonClass('primary', 'w-full')}
          >
            {links.newsletterButton.label}
          </PageLink>
        </nav>
      </dialog>
    </>
  )
}
