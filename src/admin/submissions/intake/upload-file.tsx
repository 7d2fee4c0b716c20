'use client'

import { FileSpreadsheet, FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { SUBMISSION_BYTES } from '@/domain/submissions/read/sheet'
import { readAdminApi } from '../../api-client'
import { ActionButton } from '../action-button'
import { sizeText } from './size-text'

const received = z.object({ id: z.int() })

/** Extensions that the file dialog offers. The server detects the type from the content. */
const ACCEPT =
  '.xlsx,.xlsm,.xlsb,.xls,.ods,.fods,.csv,.tsv,.txt,.htm,.html,.xml,.pdf,text/csv,application/xml'

interface UploadFileProps {
  builder: number | null
  requireBuilder: () => number | null
  received: (submission: number) => void
}

/** A file of a builder, dropped or chosen. With the builder chosen, it is sent at once. */
export function UploadFile({ builder, requireBuilder, received: done }: UploadFileProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)

  async function send(chosen: File, to: number) {
    setBusy(true)
    setProblem(null)
    const form = new FormData()
    form.set('builder', String(to))
    form.set('file', chosen)
    const { data, error } = await readAdminApi('/submissions/receive', received, form)
    setBusy(false)
    if (data) done(data.id)
    else setProblem(error)
  }

  function choose(chosen: File) {
    setFile(chosen)
    setProblem(null)
    if (chosen.size > SUBMISSION_BYTES) {
      setProblem(
        `${chosen.name} has ${sizeText(chosen.size)}. A file may have ${sizeText(SUBMISSION_BYTES)}; remove pictures, or send it in parts.`,
      )
      return
    }
    if (chosen.size === 0) {
      setProblem(`${chosen.name} is empty. Open it and save it again.`)
      return
    }
    const to = requireBuilder()
    if (to !== null) void send(chosen, to)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !isBusy) choose(dropped)
  }

  const prompt = isBusy
    ? `Sending ${file?.name ?? 'the file'}…`
    : 'Drop the file here, or choose it'
  return (
    <section className="intake-upload" aria-label="File of the builder">
      <label
        className={`intake-drop${isOver ? ' intake-drop--over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" size={30} strokeWidth={1.5} />
        <strong>{prompt}</strong>
        <span id={`${id}-hint`}>
          Excel or LibreOffice workbook, CSV, PDF, or a new-home feed (.xml), up to{' '}
          {sizeText(SUBMISSION_BYTES)}
        </span>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          disabled={isBusy}
          aria-label={`File of the builder: ${prompt}`}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) choose(chosen)
            // Without the reset, choosing the corrected file under the same name fires no change
            // event.
            target.value = ''
          }}
        />
      </label>
      {problem !== null && (
        <p
          id={`${id}-problem`}
          className="submission-notice submission-notice--danger"
          role="alert"
        >
          {problem}
        </p>
      )}
      {file && !isBusy && problem === null && builder !== null && (
        <p className="intake-upload__file">
          <FileSpreadsheet aria-hidden="true" size={18} /> {file.name}
          <ActionButton tone="primary" onClick={() => void send(file, builder)}>
            Read this file
          </ActionButton>
        </p>
      )}
      {file && problem === null && builder === null && (
        <p className="intake-upload__file">
          <FileSpreadsheet aria-hidden="true" size={18} />{' '}
          {`${file.name} is ready. Choose the builder.`}
        </p>
      )}
    </section>
  )
}
