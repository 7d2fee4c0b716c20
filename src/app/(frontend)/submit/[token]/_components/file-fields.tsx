'use client'

import { useRef, useState } from 'react'
import { TextAreaField, TextField } from '@/components/ui/field'
import type { FileCheck } from '@/contract/submissions/file-check'
import { FileCheckNotice } from './file-check-notice'

type Checked = FileCheck | 'checking' | 'failed' | null

/** The file or the pasted table, with what is understood of it before it is sent. */
export function FileFields({ token }: { readonly token: string }) {
  const [checked, setChecked] = useState<Checked>(null)
  const running = useRef<AbortController | null>(null)
  /** As it was when it was checked. */
  const table = useRef('')

  // As the server does when it is sent: the file, if there is one, else the table.
  async function check(sent: HTMLFormElement | null) {
    running.current?.abort()
    const given = sent ? new FormData(sent) : new FormData()
    const file = given.get('file')
    const pasted = given.get('table')
    const form = new FormData()
    if (file instanceof File && (file.size > 0 || file.name !== '')) form.set('file', file)
    else if (typeof pasted === 'string' && pasted.trim() !== '') form.set('table', pasted)
    else {
      setChecked(null)
      return
    }
    const own = new AbortController()
    running.current = own
    setChecked('checking')
    try {
      const { checkFile } = await import('./check-file')
      const answer = await checkFile(token, form, own.signal)
      if (!own.signal.aborted) setChecked(answer)
    } catch {
      if (!own.signal.aborted) setChecked('failed')
    }
  }

  return (
    <>
      <TextField
        label="File"
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,.xml,.pdf"
        help="Excel, LibreOffice, CSV, a new-home feed (XML) or a PDF that is not a scan, up to 12 MB."
        style={{ paddingTop: '0.6rem' }}
        onChange={({ currentTarget }) => void check(currentTarget.form)}
      />
      <TextAreaField
        label="Or paste a table"
        name="table"
        rows={4}
        help="Copy the cells of your spreadsheet, with the headings."
        onBlur={({ currentTarget: { value, form } }) => {
          if (value === table.current) return
          table.current = value
          void check(form)
        }}
      />
      <div aria-live="polite">
        {checked === null ? null : <FileCheckNotice checked={checked} />}
      </div>
    </>
  )
}
