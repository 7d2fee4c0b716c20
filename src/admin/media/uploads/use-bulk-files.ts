'use client'

import { useBulkUpload, useModal } from '@payloadcms/ui'
import { useLayoutEffect, useState } from 'react'

/**
 * Opens the upload table in place of Payload's drawer for several files: returns the files to begin with
 * when the drawer of the list or field was opened, and closes that drawer before it is shown.
 *
 * Payload 3.90.1 says only in passing messages why a file failed, not beside it, shows the texts of one
 * file at a time, and drops a file that did not reach the server as if it were saved. No option
 * replaces its drawer.
 */
export function useBulkFiles(isActive = true) {
  const { drawerSlug, initialFiles } = useBulkUpload()
  const { closeModal, modalState } = useModal()
  const [files, setFiles] = useState<readonly File[] | null>(null)
  const isOpen = isActive && modalState[drawerSlug]?.isOpen === true
  useLayoutEffect(() => {
    if (!isOpen) return
    setFiles([...(initialFiles ?? [])])
    closeModal(drawerSlug)
  }, [isOpen, drawerSlug, initialFiles, closeModal])
  return { files, close: () => setFiles(null) }
}
