'use client'

import { useId, useState } from 'react'
import { NOTE_MAX_LENGTH } from '@/domain/leads/lead-status'
import { useAction } from '../use-action'
import { addLeadNote } from './actions'

export function AddNote({ lead }: { lead: number }) {
  const [text, setText] = useState('')
  const { isPending, start } = useAction()
  const field = useId()
  const add = () =>
    start({
      act: () => addLeadNote(lead, text),
      done: () => 'Note added.',
      unchanged: 'The note was not saved. Please try again.',
      after: () => setText(''),
    })
  return (
    <div className="lead-notes__add">
      <label htmlFor={field}>Add a note</label>
      <textarea
        id={field}
        className="guide-input"
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className="dashboard-button"
        disabled={isPending || text.trim() === ''}
        onClick={add}
      >
        Add note
      </button>
    </div>
  )
}
