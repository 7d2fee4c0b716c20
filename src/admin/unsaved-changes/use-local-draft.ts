'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useRef } from 'react'
import { removeLocalDraft, saveLocalDraft } from './storage'

/** The pause in typing before changes are stored, in milliseconds. */
const PAUSE = 500

/**
 * Stores the unsaved changes of a visit under a key and removes them when the document is saved.
 * They are stored after a pause in typing, and at once when the page is left or Payload counts them as saved, which
 * it does after a rejected save too. Returns a function that stores pending changes.
 */
export function useLocalDraft(key: string, visit: string): () => void {
  const [fields] = useAllFormFields()
  const { getData } = useForm()
  const isModified = useFormModified()
  const { savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.updatedAt
  const seenSave = useRef(savedAt)
  const storeNow = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (seenSave.current === savedAt) return
    seenSave.current = savedAt
    removeLocalDraft(key, visit)
  }, [key, savedAt, visit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every field change restarts the timer.
  useEffect(() => {
    if (!isModified) return
    const store = () => {
      storeNow.current = null
      const data = getData()
      const basedOn = typeof data.updatedAt === 'string' ? data.updatedAt : null
      saveLocalDraft(key, { id: visit, at: new Date().toISOString(), basedOn, data })
    }
    storeNow.current = store
    const timer = setTimeout(store, PAUSE)
    return () => clearTimeout(timer)
  }, [fields, getData, isModified, key, visit])

  const storePending = useCallback(() => storeNow.current?.(), [])

  useEffect(() => {
    if (!isModified) storePending()
  }, [isModified, storePending])

  useEffect(() => {
    window.addEventListener('pagehide', storePending)
    return () => window.removeEventListener('pagehide', storePending)
  }, [storePending])

  return storePending
}
