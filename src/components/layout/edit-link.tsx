'use client'

import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { getQueryClient } from '@/lib/react/query-client'
import { editLinkQuery } from './edit-link-query'

/** Link for staff to edit the current page. */
export function EditLink() {
  const { data } = useQuery(editLinkQuery(usePathname()), getQueryClient())
  if (!data?.href) return null
  return (
    <a
      href={data.href}
      data-screen-only
      className="fixed bottom-24 left-4 z-40 inline-flex min-h-11 items-center gap-2 rounded-md bg-ink px-4 font-semibold text-sm text-surface shadow-soft hover:bg-primary md:bottom-4"
    >
      <Pencil aria-hidden className="size-4" strokeWidth={1.8} />
      Edit this page
    </a>
  )
}
