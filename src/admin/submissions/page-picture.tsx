'use client'

import { FileImage } from 'lucide-react'
import { useId, useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { Dialog } from '../dialog'
import './page-picture.css'

interface PageProps {
  submission: number
  /** From 1. */
  page: number
}

/** A page of a submitted PDF. It is drawn by the server when it is first seen. */
function PagePicture({ submission, page }: PageProps) {
  const href = adminPaths.submissionPage(submission, page)
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === href) {
    return <p className="page-picture__failed">This page cannot be drawn. Open the file instead.</p>
  }
  return (
    <a className="page-picture" href={href} target="_blank" rel="noreferrer">
      <img src={href} alt={`Page ${page} of the PDF`} onError={() => setFailed(href)} />
    </a>
  )
}

/** Shows the page that a row was read from. */
export function PageButton({ submission, page, name }: PageProps & { name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="dashboard-button" onClick={() => setOpen(true)}>
        <FileImage aria-hidden="true" size={15} /> {`See page ${page}`}
        <span className="dashboard-hidden">{` of the PDF, for ${name}`}</span>
      </button>
      {isOpen && (
        <Dialog title={`Page ${page} of the PDF`} isWide close={() => setOpen(false)}>
          <PagePicture submission={submission} page={page} />
        </Dialog>
      )}
    </>
  )
}

/** The pages that tables were read from, one at a time, beside what was read. */
export function PagePanel({ submission, pages }: { submission: number; pages: readonly number[] }) {
  const all = [...new Set(pages)].toSorted((a, b) => a - b)
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const [first] = all
  if (first === undefined) return null
  const page = chosen ?? first
  return (
    <details className="page-panel" open>
      <summary>{`Page ${page} of the PDF`}</summary>
      <p>What was read of a PDF can be wrong. Compare it with the page.</p>
      {all.length > 1 && (
        <div className="page-panel__page">
          <label htmlFor={id}>Page</label>
          <select
            id={id}
            className="guide-input"
            value={page}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {all.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </div>
      )}
      <PagePicture submission={submission} page={page} />
    </details>
  )
}
