'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMoment } from '@/lib/dates/format-date'
import { observeChanges } from './a11y/observe-changes'

const findPlace = () => document.querySelector('.document-locked__content p:last-child')

/**
 * Since when another user edits a document, in San Antonio's time zone.
 *
 * Payload 3.90.1 shows it in the time zone of the browser, without its name, so `patches.css` hides its
 * own, and this one is put into the dialog. No issue was found. Not needed anymore when the dialog uses
 * `admin.timezones`.
 */
export function LockTime() {
  const { documentIsLocked, lastUpdateTime } = useDocumentInfo()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (!documentIsLocked) return
    const look = () => setPlace(findPlace())
    look()
    return observeChanges(document.body, look)
  }, [documentIsLocked])
  if (!place?.isConnected || !lastUpdateTime) return null
  return createPortal(
    <strong>{formatMoment(new Date(lastUpdateTime).toISOString())}</strong>,
    place,
  )
}
