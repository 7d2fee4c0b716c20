'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod/mini'
import '../unsaved-changes/unsaved-changes.css'

/** The interval of checks of an open form's lock, in milliseconds. */
const INTERVAL = 5000

const locks = z.object({
  docs: z.array(
    z.object({ user: z.object({ value: z.object({ id: z.number(), name: z.string() }) }) }),
  ),
})

interface Holder {
  readonly id: number
  readonly name: string
}

/** The user who holds the lock of a form's document; `null` without a lock or a usable response. */
async function findHolder(where: Readonly<Record<string, string>>): Promise<Holder | null> {
  const query = new URLSearchParams({ ...where, depth: '1', limit: '1', sort: '-updatedAt' })
  const response = await fetch(`/cms/api/payload-locked-documents?${query}`).catch(() => null)
  const { data } = locks.safeParse(await response?.json().catch(() => null))
  return data?.docs[0]?.user.value ?? null
}

/**
 * Shows above a form that a colleague has taken over the document. Payload checks only when the
 * form changes, so an idle user would notice only when a save fails.
 */
export function TakeOverNotice() {
  const { user } = useAuth()
  const { collectionSlug, documentIsLocked, documentLockState, globalSlug, id } = useDocumentInfo()
  const [name, setName] = useState<string | null>(null)
  const wasOurs = useRef(false)
  const userId = user?.id

  useEffect(() => {
    if (userId === undefined || !documentIsLocked || (!globalSlug && id == null)) return
    const where: Record<string, string> = globalSlug
      ? { 'where[globalSlug][equals]': globalSlug }
      : {
          'where[document.relationTo][equals]': collectionSlug ?? '',
          'where[document.value][equals]': String(id),
        }
    async function look() {
      const known = documentLockState.current?.user
      const knownId = typeof known === 'object' ? known?.id : known
      wasOurs.current ||= knownId === userId
      if (!wasOurs.current || document.visibilityState === 'hidden') return
      const holder = await findHolder(where)
      setName(holder && holder.id !== userId ? holder.name : null)
    }
    const timer = setInterval(() => void look(), INTERVAL)
    const onFocus = () => void look()
    window.addEventListener('focus', onFocus)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onFocus)
    }
  }, [collectionSlug, documentIsLocked, documentLockState, globalSlug, id, userId])

  if (name === null) return null
  return (
    <div className="unsaved-changes" role="alert">
      <p>
        {`${name} has taken over this document. You can’t save until they finish. Your changes are still in this form.`}
      </p>
    </div>
  )
}
