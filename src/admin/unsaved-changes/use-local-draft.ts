'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { clearLocalDraft, saveLocalDraft } from './storage'

/** The pause in typing before changes are stored, in milliseconds. */
const PAUSE = 500

/** Stores unsaved changes under a key and removes them when the document is saved. */
export function useLocalDraft(key: string, isEnabled: boolean): void {
  const [fields] = useAllFormFields()
  const { getData } = useForm()
  const isModified = useFormModified()
  const { savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.updatedAt
  const seenSave = useRef(savedAt)

  useEffect(() => {
    if (seenSave.current === savedAt) return
    seenSave.current = savedAt
    clearLocalDraft(key)
  }, [key, savedAt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every field change restarts the timer.
  useEffect(() => {
    if (!isEnabled || !isModified) return
    const timer = setTimeout(() => {
      const data = getData()
      const basedOn = typeof data.updatedAt === 'string' ? data.updatedAt : null
      saveLocalDraft(key, { at: new Date().toISOString(), basedOn, data })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [fields, getData, isEnabled, isModified, key])
}
