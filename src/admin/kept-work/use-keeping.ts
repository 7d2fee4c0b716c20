'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { forgetWork, keepWork } from './storage'

/** Time without typing after which the work is kept; in milliseconds. */
const PAUSE = 500

/** Keeps what was typed and not saved under a key, and forgets it once it is saved. */
export function useKeeping(key: string, isEnabled: boolean): void {
  const [fields] = useAllFormFields()
  const { getData } = useForm()
  const isModified = useFormModified()
  const { savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.updatedAt
  const seenSave = useRef(savedAt)

  useEffect(() => {
    if (seenSave.current === savedAt) return
    seenSave.current = savedAt
    forgetWork(key)
  }, [key, savedAt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field starts the pause anew.
  useEffect(() => {
    if (!isEnabled || !isModified) return
    const timer = setTimeout(() => {
      const data = getData()
      const basedOn = typeof data.updatedAt === 'string' ? data.updatedAt : null
      keepWork(key, { at: new Date().toISOString(), basedOn, data })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [fields, getData, isEnabled, isModified, key])
}
