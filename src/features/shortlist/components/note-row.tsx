'use client'

import { useShortlist } from '@/components/shortlist/shortlist-store'
import { ValueRow } from './value-row'

/** The buyer's own notes as the last row of a comparison. */
export function NoteRow({ keys }: { keys: readonly string[] }) {
  const list = useShortlist() ?? []
  const notes = keys.map((key) => list.find((saved) => saved.key === key)?.note ?? '')
  if (notes.every((note) => note === '')) return null
  return (
    <ValueRow label="Your notes">
      {notes.map((note, place) => (
        <span key={keys[place]} className="whitespace-pre-wrap">
          {note}
        </span>
      ))}
    </ValueRow>
  )
}
