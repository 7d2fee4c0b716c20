'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type DocumentComments, documentComments } from '@/contract/comments/comments'
import { readAdminApi } from '../api-client'

interface Comments {
  /** `null` until they are loaded, `failed` if they could not be. */
  readonly found: DocumentComments | 'failed' | null
  readonly isBusy: boolean
  /** Resolve to whether the server accepted the change; else a message says why not. */
  readonly add: (text: string) => Promise<boolean>
  readonly resolve: (id: number, isResolved: boolean) => Promise<boolean>
  readonly remove: (id: number) => Promise<boolean>
}

/** The comments at a path of the API. */
export function useComments(path: string): Comments {
  const [found, setFound] = useState<Comments['found']>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void readAdminApi(path, documentComments, undefined, 'GET').then(
      ({ data }) => isCurrent && setFound(data ?? 'failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [path])

  async function change(place: string, body?: object, method: 'POST' | 'DELETE' = 'POST') {
    setBusy(true)
    const { data, error } = await readAdminApi(place, documentComments, body, method)
    setBusy(false)
    if (data) setFound(data)
    else toast.error(error)
    return data !== undefined
  }
  return {
    found,
    isBusy,
    add: (text) => change(path, { text }),
    resolve: (id, isResolved) => change(`${path}/${id}`, { isResolved }),
    remove: (id) => change(`${path}/${id}`, undefined, 'DELETE'),
  }
}
