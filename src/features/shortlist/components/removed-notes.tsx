'use client'

import { Section } from '@/components/layout/section'
import { addListings, writeNote } from '@/components/shortlist/shortlist-store'
import type { Saved } from '@/domain/shortlist/saved'
import { NoteField } from './note-field'

/** Notes on listings that the buyer removed. They are kept until the buyer deletes them. */
export function RemovedNotes({ notes }: { notes: readonly Saved[] }) {
  if (notes.length === 0) return null
  return (
    <div className="mt-12 max-w-2xl">
      <Section title="Notes on listings you removed" size="small" screenOnly>
        <ul className="divide-y divide-hairline border-hairline border-y">
          {notes.map((saved) => (
            <li key={saved.key} className="py-4">
              <h3 className="font-sans font-semibold [overflow-wrap:anywhere]">{saved.name}</h3>
              <NoteField listing={saved} note={saved.note} />
              <p className="flex flex-wrap gap-x-6 text-sm">
                <button
                  type="button"
                  onClick={() => addListings([saved])}
                  className="inline-flex min-h-11 items-center font-semibold text-primary"
                >
                  <span className="quiet-link">
                    Put back<span className="sr-only"> {saved.name}</span>
                  </span>
                </button>
                <button
                  type="button"
                  onClick={() => writeNote(saved, '', saved.note)}
                  className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink"
                >
                  <span className="quiet-link">
                    Delete note<span className="sr-only"> on {saved.name}</span>
                  </span>
                </button>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
