'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import {
  REMINDER_EVERY_DAYS,
  REMINDER_MAX_LENGTH,
  REMINDER_SUBJECT_MAX_LENGTH,
  type Reminder,
} from '@/domain/verification/reminder'
import { useAction } from '../use-action'
import { remind } from './actions'

interface ReminderFormProps {
  builder: number
  email: string
  prepared: Reminder
  /** The day of a reminder of the last days, `Nov 20`; `null` without one. */
  lastSent: string | null
}

/** The prepared reminder, which the editor can change before it is sent. */
export function ReminderForm({ builder, email, prepared, lastSent }: ReminderFormProps) {
  const ids = useId()
  const { isPending, start } = useAction()
  const [subject, setSubject] = useState(prepared.subject)
  const [text, setText] = useState(prepared.text)
  const [isConfirmed, setConfirmed] = useState(false)
  return (
    <form
      className="verification-reminder"
      onSubmit={(event) => {
        event.preventDefault()
        start({
          act: () => remind({ builder, subject, text, isConfirmed }),
          done: () => `The reminder to ${email} is on its way.`,
          after: () => setConfirmed(false),
        })
      }}
    >
      <p>
        To <strong>{email}</strong>. A link by which the builder confirms or updates its listings
        follows the message. Replies go to the email address of the site settings.
      </p>
      <label htmlFor={`${ids}subject`}>Subject</label>
      <input
        id={`${ids}subject`}
        value={subject}
        required
        maxLength={REMINDER_SUBJECT_MAX_LENGTH}
        onChange={({ target }) => setSubject(target.value)}
      />
      <label htmlFor={`${ids}text`}>Message</label>
      <textarea
        id={`${ids}text`}
        value={text}
        required
        rows={14}
        maxLength={REMINDER_MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
      />
      {lastSent === null ? null : (
        <label className="verification-reminder__confirm">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          Send it although one was sent on {lastSent}, less than {REMINDER_EVERY_DAYS} days ago
        </label>
      )}
      <Button
        type="submit"
        size="medium"
        margin={false}
        disabled={isPending || (lastSent !== null && !isConfirmed)}
      >
        Send reminder
      </Button>
    </form>
  )
}
