'use client'

import { useField } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { UploadTable } from './upload-table'
import { useBulkFiles } from './use-bulk-files'

/** In a field for several pictures: adds what was uploaded in the table to the field. */
export function FieldUploads({ path }: Pick<UploadFieldClientProps, 'path'>) {
  const { value, setValue } = useField<number[] | null>({ path })
  const { files, close } = useBulkFiles()
  return (
    <div className="field-uploads">
      {files !== null && (
        <UploadTable
          files={files}
          onSaved={(ids) => setValue([...(Array.isArray(value) ? value : []), ...ids])}
          close={close}
        />
      )}
    </div>
  )
}
