'use client'

import { Button, useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { formatMoment } from '@/lib/format-date'
import { clearLocalDraft, type LocalDraft, readLocalDraft } from './storage'
import { useLocalDraft } from './use-local-draft'
import './unsaved-changes.css'

/**
 * Stores unsaved changes in this browser, per user and document, and offers to restore them after a
 * crash, a reload or a rejected save. Payload's autosave is not used because it disables document
 * locking.
 */
export function UnsavedChanges() {
  const { user } = useAuth()
  const { collectionSlug, id } = useDocumentInfo()
  if (!user || !collectionSlug) return null
  const key = `guide:unsaved:${user.id}:${collectionSlug}:${id ?? 'new'}`
  return <UnsavedChangesOf key={key} storageKey={key} />
}

function UnsavedChangesOf({ storageKey }: { storageKey: string }) {
  const { reset, setModified } = useForm()
  const [offer, setOffer] = useState<LocalDraft | null>(null)
  const [isRead, setRead] = useState(false)
  const updatedAt = useFormFields(([fields]) => fields.updatedAt?.value)
  useLocalDraft(storageKey, isRead && offer === null)

  useEffect(() => {
    setOffer(readLocalDraft(storageKey))
    setRead(true)
  }, [storageKey])

  if (!offer) return null
  const isOutdated = typeof updatedAt === 'string' && offer.basedOn !== updatedAt

  async function restore({ data }: LocalDraft) {
    // The restored data is saved on top of the current version. The user has seen the conflict and
    // chosen to restore.
    await reset({ ...data, updatedAt })
    setModified(true)
    setOffer(null)
  }

  return (
    <div className="unsaved-changes" role="status">
      <p>
        {`Unsaved changes from ${formatMoment(offer.at)} are stored in this browser.`}
        {isOutdated
          ? ' The document has been saved since then. Compare the versions before you save.'
          : null}
      </p>
      <Button size="small" margin={false} onClick={() => void restore(offer)}>
        Restore
      </Button>
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        onClick={() => {
          clearLocalDraft(storageKey)
          setOffer(null)
        }}
      >
        Discard
      </Button>
    </div>
  )
}
