'use client'

import { useState } from 'react'
import type { SubmissionCounts } from '@/contract/submissions/submission'
import { Dialog } from '../../dialog'
import { ActionButton } from '../action-button'
import { type ApplyMode, publishLabel, publishSummary } from './publish-summary'

interface PublishDialogProps {
  counts: SubmissionCounts
  mode: ApplyMode
  isPending: boolean
  confirm: (note: string) => void
  close: () => void
}

/** Says what applying does, and asks. */
export function PublishDialog({ counts, mode, isPending, confirm, close }: PublishDialogProps) {
  const [note, setNote] = useState('')
  const label = mode === 'publish' ? publishLabel(counts) : 'Save as drafts'
  return (
    <Dialog title={`${label}?`} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          confirm(note)
        }}
      >
        <ul className="guide-dialog__points">
          {publishSummary(counts, mode).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <label className="guide-dialog__field">
          <span>Note for the history (optional)</span>
          <textarea
            className="guide-input"
            rows={2}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <div className="guide-dialog__buttons">
          <ActionButton tone="primary" type="submit" disabled={isPending}>
            {isPending ? (mode === 'publish' ? 'Publishing…' : 'Saving…') : label}
          </ActionButton>
          <ActionButton type="button" disabled={isPending} onClick={close}>
            Cancel
          </ActionButton>
        </div>
      </form>
    </Dialog>
  )
}
