'use client'

import { toast } from '@payloadcms/ui'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod/mini'
import { pictureTypes } from '@/domain/media/upload-limits'
import { plural } from '@/domain/text/plural'
import { callAdminApi, readAdminApi } from '../../api-client'
import { Dialog } from '../../dialog'
import { explainRefusal, findProblem } from './problems'
import { type Upload, UploadRow } from './upload-row'
import './uploads.css'

const saved = z.object({ doc: z.object({ id: z.int() }) })
const foundFolders = z.object({ docs: z.array(z.object({ id: z.int(), name: z.string() })) })
type Folder = z.infer<typeof foundFolders>['docs'][number]

const pictures = (count: number) => plural(count, 'picture', 'pictures')

let uploadCount = 0

function toUpload(file: File): Upload {
  uploadCount += 1
  return { key: uploadCount, file, alt: '', caption: '', problem: null }
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Sends a picture. Returns its id, or why it was refused. */
async function send({ file, alt, caption }: Upload, folder: number | null) {
  const problem = findProblem(file, alt)
  if (problem !== null) return problem
  const body = new FormData()
  body.append('_payload', JSON.stringify({ alt, caption, folder }))
  body.append('file', file)
  const { data, error, details } = await callAdminApi('/media?depth=0', body)
  if (data === undefined) return explainRefusal(error, details)
  const answer = saved.safeParse(await data.json().catch(() => null))
  return (
    answer.data?.doc.id ??
    'The answer of the server could not be read. Look for the picture in Media before you save it again.'
  )
}

interface UploadTableProps {
  /** The files to begin with. */
  files: readonly File[]
  folder?: number | null
  /** Called with the ids of the pictures of each save. */
  onSaved: (ids: readonly number[]) => void
  close: () => void
}

/**
 * Uploads several pictures: the texts of all are typed in one table and saved at once. A picture that is
 * refused stays in the table with the reason beside it and with what was typed.
 */
export function UploadTable({
  files,
  folder: firstFolder = null,
  onSaved,
  close,
}: UploadTableProps) {
  const [uploads, setUploads] = useState(() => files.map(toUpload))
  const [folders, setFolders] = useState<readonly Folder[]>([])
  const [folder, setFolder] = useState(firstFolder)
  const [progress, setProgress] = useState<string | null>(null)
  const [result, setResult] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const id = useId()
  const isSaving = progress !== null

  useEffect(() => {
    let isCurrent = true
    void readAdminApi(
      '/media-folders?depth=0&pagination=false&sort=name',
      foundFolders,
      undefined,
      'GET',
    ).then(({ data }) => isCurrent && data && setFolders(data.docs))
    return () => {
      isCurrent = false
    }
  }, [])

  function add(chosen: Iterable<File>) {
    const more = [...chosen].map(toUpload)
    if (!isSaving) setUploads((all) => [...all, ...more])
  }

  function change(key: number, values: Partial<Upload>) {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    add(event.dataTransfer.files)
  }

  function leave() {
    if (isSaving) return
    if (uploads.length === 0) close()
    else setIsLeaving(true)
  }

  async function save() {
    const ids: number[] = []
    const refused: Upload[] = []
    setResult(null)
    for (const [index, upload] of uploads.entries()) {
      setProgress(`Saving ${index + 1} of ${uploads.length}…`)
      const answer = await send(upload, folder)
      if (typeof answer === 'number') ids.push(answer)
      else refused.push({ ...upload, problem: answer })
    }
    setProgress(null)
    setUploads(refused)
    if (ids.length > 0) onSaved(ids)
    if (refused.length === 0) {
      toast.success(`${pictures(ids.length)} saved.`)
      close()
      return
    }
    setResult(
      `${pictures(ids.length)} saved, ${refused.length} not saved. Each one below says why.`,
    )
  }

  return createPortal(
    <Dialog title="Upload pictures" isWide close={leave}>
      <section
        className="picture-uploads"
        aria-label="Pictures to upload"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <div className="picture-uploads__head">
          <label className="picture-uploads__choose">
            <input
              type="file"
              multiple
              accept={pictureTypes.join(',')}
              disabled={isSaving}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => {
                add(target.files ?? [])
                target.value = ''
              }}
            />
            {uploads.length > 0 ? 'Add pictures' : 'Choose pictures'}
          </label>
          <p id={`${id}-hint`}>
            Or drop them here. JPEG, PNG, WebP, AVIF or SVG, up to 12 MB each.
          </p>
          {folders.length > 0 && (
            <label>
              Folder{' '}
              <select
                className="library-select"
                value={folder ?? ''}
                disabled={isSaving}
                onChange={({ target }) => setFolder(target.value ? Number(target.value) : null)}
              >
                <option value="">No folder</option>
                {folders.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {result !== null && (
          <p ref={focus} className="picture-uploads__result" role="alert" tabIndex={-1}>
            {result}
          </p>
        )}
        <ul aria-label="Files" aria-busy={isSaving}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              isDisabled={isSaving}
              change={(values) => change(upload.key, values)}
              remove={() => setUploads((all) => all.filter(({ key }) => key !== upload.key))}
            />
          ))}
        </ul>
        {isLeaving ? (
          <div className="guide-dialog__buttons" role="alert">
            <p>{`Close without saving ${pictures(uploads.length)}?`}</p>
            <button type="button" className="dashboard-button" onClick={close}>
              Discard
            </button>
            <button
              type="button"
              className="dashboard-button dashboard-button--primary"
              onClick={() => setIsLeaving(false)}
            >
              Continue editing
            </button>
          </div>
        ) : (
          <div className="guide-dialog__buttons">
            <button
              type="button"
              className="dashboard-button dashboard-button--primary"
              disabled={isSaving || uploads.length === 0}
              onClick={() => void save()}
            >
              {uploads.length > 0 ? `Save ${pictures(uploads.length)}` : 'Save'}
            </button>
            <p role="status">{progress}</p>
          </div>
        )}
      </section>
    </Dialog>,
    document.body,
  )
}
