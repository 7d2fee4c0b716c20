'use client'

import { Button } from '@payloadcms/ui'
import { type RefObject, useId } from 'react'
import type { ListedChange } from '@/domain/grid/state'
import { plural } from '@/domain/text/plural'
import type { GridWords } from './grid-words'

interface ReviewDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  changes: readonly ListedChange[]
  getName: (key: string) => string
  words: GridWords
  save: () => void
}

const kinds = { changed: '', added: 'New', removed: 'Moves to the trash' } as const

/** Lists the changes of a grid, with the earlier and the new values, before they are saved. */
export function ReviewDialog({ ref, changes, getName, words, save }: ReviewDialogProps) {
  const heading = useId()
  const removed = changes.filter(({ kind }) => kind === 'removed').length
  const close = () => ref.current?.close()
  return (
    <dialog ref={ref} className="grid-review" aria-labelledby={heading}>
      <h2 id={heading}>{plural(changes.length, 'change', 'changes')}</h2>
      <div className="grid-review__list">
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, kind, column, before, after, problem }) => (
              <tr key={`${key} ${column?.name}`}>
                <th scope="row">{getName(key)}</th>
                {kind === 'changed' ? (
                  <>
                    <td>{column?.label}</td>
                    <td>{before || '–'}</td>
                    <td>
                      {after || '–'}
                      {problem && <span className="grid-review__problem">{problem}</span>}
                    </td>
                  </>
                ) : (
                  <td colSpan={3}>
                    {kinds[kind]}
                    {problem && <span className="grid-review__problem">{problem}</span>}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {removed > 0 && (
        <p>
          {`${plural(removed, 'row moves', 'rows move')} to the trash and will be off the site at once. Editors can restore what is in the trash for 30 days.`}
        </p>
      )}
      <div className="grid-review__buttons">
        <Button
          size="medium"
          margin={false}
          onClick={() => {
            close()
            save()
          }}
        >
          {removed > 0 ? `Save and move ${removed} to the trash` : words.saveListed}
        </Button>
        <Button size="medium" margin={false} buttonStyle="secondary" onClick={close}>
          Back
        </Button>
      </div>
    </dialog>
  )
}
