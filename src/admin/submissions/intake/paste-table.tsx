'use client'

import { type ClipboardEvent, useEffect, useId, useState, useTransition } from 'react'
import type { PastedPreview } from '@/contract/submissions/pasted-preview'
import { pasteInput } from '@/contract/submissions/results'
import { ActionButton } from '../action-button'
import { paste, previewPaste } from '../actions'
import { PastePreview } from './paste-preview'
import { forgetPasted, readPasted, storePasted } from './pasted-text'

/** The pause in typing before the preview is read again, in milliseconds. */
const PAUSE = 350

const UNANSWERED = 'The server did not respond. What you pasted is still here; please try again.'
const TOO_LONG = 'This is too much to paste. Save it as a file and upload it.'

interface PasteTableProps {
  builder: number | null
  requireBuilder: () => number | null
  received: (submission: number) => void
}

/** A table from a spreadsheet or an email, with what is recognized in it. */
export function PasteTable({ builder, requireBuilder, received }: PasteTableProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [html, setHtml] = useState<string | undefined>(undefined)
  const [preview, setPreview] = useState<PastedPreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()

  useEffect(() => setText(readPasted()), [])

  useEffect(() => {
    if (text.trim() === '') {
      setPreview(null)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      storePasted(text)
      previewPaste({ text, html, builder })
        .then((found) => {
          if (isCurrent) setPreview(found)
        })
        // The next change is another attempt.
        .catch(() => undefined)
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, html, builder])

  const take = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/html')
    // The HTML tells the columns of an email's table apart. It belongs to the whole text only.
    if (text.trim() === '' && pasted.includes('<table')) setHtml(pasted)
  }

  const send = () => {
    const to = requireBuilder()
    if (to === null) return
    const { data } = pasteInput.safeParse({ builder: to, text, html })
    if (!data) {
      setProblem(TOO_LONG)
      return
    }
    startTransition(async () => {
      setProblem(null)
      try {
        const result = await paste(data)
        if (result.state === 'refused') setProblem(result.message)
        else {
          forgetPasted()
          received(result.id)
        }
      } catch {
        setProblem(UNANSWERED)
      }
    })
  }

  return (
    <form
      className="intake-paste"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={`${id}-text`}>
        Rows of a spreadsheet or a table of an email, with their headings
      </label>
      <textarea
        id={`${id}-text`}
        className="guide-input"
        rows={9}
        spellCheck={false}
        wrap="off"
        value={text}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onPaste={take}
        onChange={({ target }) => {
          setText(target.value)
          if (target.value.trim() === '') setHtml(undefined)
        }}
      />
      <PastePreview preview={preview} />
      {problem !== null && (
        <p
          id={`${id}-problem`}
          className="submission-notice submission-notice--danger"
          role="alert"
        >
          {problem}
        </p>
      )}
      <div className="guide-dialog__buttons">
        <ActionButton tone="primary" type="submit" disabled={isPending || text.trim() === ''}>
          {isPending ? 'Reading…' : 'Read these rows'}
        </ActionButton>
      </div>
    </form>
  )
}
