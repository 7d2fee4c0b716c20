'use client'

import { useId, useState } from 'react'
import { TRASH_DAYS } from '@/config/trash'
import { plural } from '@/domain/text/plural'
import { Dialog } from '../dialog'
import { focusHeading, useAction } from '../use-action'
import { removeSample } from './actions'
import { CONFIRMATION } from './confirmation'

/** Removes the sample content after a word was typed. */
export function RemoveButton({ count }: { count: number }) {
  const field = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [word, setWord] = useState('')
  const { isPending, start } = useAction()
  const documents = plural(count, 'document', 'documents')
  const isConfirmed = word.trim().toLowerCase() === CONFIRMATION
  const remove = () => {
    if (!isConfirmed) return
    setIsOpen(false)
    setWord('')
    start({
      act: () => removeSample(word),
      done: () => 'The sample content is being removed.',
      unchanged: 'Nothing was removed. Reload the page to see why.',
      after: () => focusHeading('sample'),
    })
  }
  return (
    <>
      <button
        type="button"
        className="dashboard-button dashboard-button--large dashboard-button--primary"
        disabled={isPending}
        onClick={() => setIsOpen(true)}
      >
        Remove the sample content
      </button>
      {isOpen && (
        <Dialog title={`Remove ${documents}?`} close={() => setIsOpen(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              remove()
            }}
          >
            <p>
              They leave the site at once. You can undo this for {TRASH_DAYS} days, until the trash
              is emptied.
            </p>
            <label htmlFor={field}>
              Type <strong>{CONFIRMATION}</strong> to confirm
            </label>
            <input
              id={field}
              className="guide-input"
              value={word}
              autoComplete="off"
              onChange={(event) => setWord(event.target.value)}
            />
            <div className="guide-dialog__buttons">
              <button
                type="submit"
                className="dashboard-button dashboard-button--large dashboard-button--primary"
                disabled={!isConfirmed}
              >
                Remove
              </button>
              <button
                type="button"
                className="dashboard-button dashboard-button--large"
                onClick={() => setIsOpen(false)}
              >
                Cancel
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
