'use client'

import { useId, useState } from 'react'
import { NOTE_MAX_LENGTH } from '@/domain/leads/lead-status'
import { useAction } from '../use-action'
import { noteOn } from './actions'

export function AddNote({ lead }: { lead: number }) {
  const [words, setWords] = useState('')
  const { isPending, start } = useAction()
  const field = useId()
  const add = () =>
    start({
      act: () => noteOn(lead, words),
      done: () => 'Note added.',
      undone: 'The note was not saved. Please try again.',
      after: () => setWords(''),
    })
  return (
    <div className="lead-notes__add">
      <label htmlFor={field}>Add a note</label>
      <textarea
        id={field}
        className="guide-input"
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <button
        type="button"
        className="dashboard-button"
        disabled={isPending || words.trim() === ''}
        onClick={add}
      >
        Add note
      </button>
    </div>
  )
}
