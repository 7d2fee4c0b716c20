'use client'

import { useId, useRef, useState } from 'react'
import { COMMENT_MAX_LENGTH } from '@/domain/comments/comments'

interface CommentFormProps {
  /** The names that can be mentioned. */
  readonly people: readonly string[]
  readonly isBusy: boolean
  /** Resolves to whether the comment was stored. */
  readonly add: (text: string) => Promise<boolean>
}

/** The field of a new comment. It is no form element, because it is inside the form of the document. */
export function CommentForm({ people, isBusy, add }: CommentFormProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  /** Puts the name where the cursor is. */
  function mention(name: string) {
    const area = field.current
    if (!area) return
    const before = area.value.slice(0, area.selectionStart)
    const gap = before === '' || /\s$/.test(before) ? '' : ' '
    area.setRangeText(`${gap}@${name} `, area.selectionStart, area.selectionEnd, 'end')
    setText(area.value)
    area.focus()
  }

  async function send() {
    if (await add(text)) {
      setText('')
      field.current?.focus()
    }
  }

  return (
    <div className="comments__form">
      <label htmlFor={id}>New comment</label>
      <textarea
        id={id}
        ref={field}
        className="guide-input"
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="comments__buttons">
        <button
          type="button"
          className="dashboard-button"
          disabled={isBusy || text.trim() === ''}
          onClick={() => void send()}
        >
          Add comment
        </button>
        {people.length > 0 && (
          <select
            className="library-select"
            aria-label="Mention"
            value=""
            onChange={({ target }) => mention(target.value)}
          >
            <option value="" disabled>
              @ Mention
            </option>
            {people.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  )
}
