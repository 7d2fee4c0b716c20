'use client'

import { useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { LocalDraftOffers } from './local-draft-offers'
import { type LocalDraft, readLocalDrafts, removeLocalDraft } from './storage'
import { useLocalDraft } from './use-local-draft'

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
  return <UnsavedChangesNotice key={key} storageKey={key} />
}

function UnsavedChangesNotice({ storageKey }: { storageKey: string }) {
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
    // Changes made before the restore remain stored as an offer. Later changes belong to the
    // restored ones.
    setOffers(readLocalDrafts(storageKey).filter((draft) => draft.id !== id))
    setVisit(id)
    setModified(true)
  }

  function discard({ id }: LocalDraft) {
    removeLocalDraft(storageKey, id)
    setOffers(offers.filter((draft) => draft.id !== id))
  }

  return (
    <LocalDraftOffers
      offers={offers}
      isOutdated={({ basedOn }) => typeof updatedAt === 'string' && basedOn !== updatedAt}
      restore={(offer) => void restore(offer)}
      discard={discard}
    />
  )
}
