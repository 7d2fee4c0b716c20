'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import {
  REPORT_SUBJECT_MAX_LENGTH,
  REPORT_TEXT_MAX_LENGTH,
  type ReportWords,
} from '@/domain/reports/email-words'
import { plural } from '@/domain/text/plural'
import { useAction } from '../use-action'
import { sendReportEmails } from './actions'

interface SendFormProps {
  readonly month: string
  /** Ids of the builders that are sent the report. */
  readonly builders: readonly number[]
  /** The label of the button that opens the form. */
  readonly label: string
  readonly words: ReportWords
  /** Names in braces that the server fills in, as a sentence. */
  readonly hint?: string
  /** Asks first, because the report was sent before. */
  readonly again?: string
}

/** Shows the words of the email, which can be changed, and sends the report. */
export function SendForm({ month, builders, label, words, hint, again }: SendFormProps) {
  const id = useId()
  const { isPending, start } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [subject, setSubject] = useState(words.subject)
  const [text, setText] = useState(words.text)
  const [isConfirmed, setConfirmed] = useState(false)
  if (!isOpen) {
    return (
      <Button
        buttonStyle={again ? 'secondary' : 'primary'}
        size="medium"
        margin={false}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    )
  }
  const send = () =>
    start({
      act: () => sendReportEmails({ month, builders, subject, text, again: isConfirmed }),
      done: (count) => `${plural(count, 'report is', 'reports are')} on the way.`,
      unchanged: 'Nothing was sent: these reports were sent already.',
      after: () => setOpen(false),
    })
  return (
    <form
      className="report-send"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={`${id}-subject`}>Subject</label>
      <input
        id={`${id}-subject`}
        className="guide-input"
        value={subject}
        maxLength={REPORT_SUBJECT_MAX_LENGTH}
        required
        onChange={({ target }) => setSubject(target.value)}
      />
      <label htmlFor={`${id}-text`}>Message</label>
      <textarea
        id={`${id}-text`}
        className="guide-input"
        rows={8}
        value={text}
        maxLength={REPORT_TEXT_MAX_LENGTH}
        required
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className="report-send__hint">
        The figures and the link to the report follow the message. {hint}
      </p>
      {again ? (
        <label className="report-send__again">
          <input
            type="checkbox"
            required
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          {again}
        </label>
      ) : null}
      <div>
        <Button type="submit" size="medium" margin={false} disabled={isPending}>
          {builders.length === 1
            ? 'Send now'
            : `Send ${plural(builders.length, 'report', 'reports')} now`}
        </Button>
        <Button
          type="button"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isPending}
          onClick={() => setOpen(false)}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
