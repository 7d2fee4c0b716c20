'use client'

import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { writeNote } from '@/components/shortlist/shortlist-store'
import type { Named } from '@/domain/shortlist/saved'

interface NoteFieldProps {
  listing: Named
  note: string
}

/** The buyer's own note on a listing. Each change is stored at once. */
export function NoteField({ listing, note }: NoteFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The field replaces the button that had the focus.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  if (note === '' && !isOpen) {
    return (
      <button
        type="button"
        data-screen-only
        onClick={() => setOpen(true)}
        aria-label={`Add a note on ${listing.name}`}
        className="inline-flex min-h-11 items-center gap-2 text-primary text-sm"
      >
        <Pencil aria-hidden className="size-4" strokeWidth={1.8} />
        <span className="quiet-link">Add a note</span>
      </button>
    )
  }
  return (
    <div className="my-2 w-full basis-full">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm" data-screen-only>
        Your note<span className="sr-only"> on {listing.name}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={2000}
        ref={field}
        value={note}
        onChange={({ target }) => writeNote(listing, target.value, note)}
        data-screen-only
        className="field-sizing-content block min-h-18 w-full rounded-md border border-control bg-surface px-3.5 py-2.5 text-base"
      />
      <p className="hidden whitespace-pre-wrap border-control border-l-2 pl-3 text-sm print:block">
        {note}
      </p>
    </div>
  )
}
