'use client'

import { Button, useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { formatMoment } from '@/lib/format-date'
import { type LocalDraft, readLocalDrafts, removeLocalDraft } from './storage'
import { useLocalDraft } from './use-local-draft'
import './unsaved-changes.css'

/**
 * Stores unsaved changes in this browser, per user and document, and offers to restore them after a
 * crash, a reload or a rejected save. Payload's autosave is not used because it disables document
 * locking.
 */
export function UnsavedChanges() {
  const { user } = useAuth()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const document = collectionSlug ? `${collectionSlug}:${id ?? 'new'}` : globalSlug
  if (!user || !document) return null
  const key = `guide:unsaved:${user.id}:${document}`
  return <UnsavedChangesOf key={key} storageKey={key} />
}

function UnsavedChangesOf({ storageKey }: { storageKey: string }) {
  const { reset, setModified } = useForm()
  const [visit, setVisit] = useState(() => crypto.randomUUID())
  const [offers, setOffers] = useState<readonly LocalDraft[]>([])
  const updatedAt = useFormFields(([fields]) => fields.updatedAt?.value)
  const storePending = useLocalDraft(storageKey, visit)

  useEffect(() => setOffers(readLocalDrafts(storageKey)), [storageKey])

  async function restore({ data, id }: LocalDraft) {
    storePending()
    // The restored data is saved on top of the current version. The user has seen the conflict and
    // chosen to restore.
    await reset({ ...data, updatedAt })
    // What was typed before remains stored as an offer. What is typed next belongs to the restored
    // changes.
    setOffers(readLocalDrafts(storageKey).filter((draft) => draft.id !== id))
    setVisit(id)
    setModified(true)
  }

  function discard({ id }: LocalDraft) {
    removeLocalDraft(storageKey, id)
    setOffers(offers.filter((draft) => draft.id !== id))
  }

  return offers.map((offer) => (
    <div key={offer.id} className="unsaved-changes" role="status">
      <p>
        {`Unsaved changes from ${formatMoment(offer.at)} are stored in this browser.`}
        {typeof updatedAt === 'string' && offer.basedOn !== updatedAt
          ? ' The document has been saved since then. Compare the versions before you save.'
          : null}
      </p>
      <div className="unsaved-changes__buttons">
        <Button size="small" margin={false} onClick={() => void restore(offer)}>
          Restore
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => discard(offer)}>
          Discard
        </Button>
      </div>
    </div>
  ))
}
