'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import {
  REMINDER_EVERY_DAYS,
  REMINDER_MAX_LENGTH,
  REMINDER_SUBJECT_MAX_LENGTH,
  type Reminder,
  reminderProblem,
} from '@/domain/verification/reminder'
import { Dialog } from '../dialog'
import { useAction } from '../use-action'
import { remindAll } from './actions'

interface OverdueBuilder {
  readonly id: number
  readonly name: string
  readonly email: string
  /** `12 days` */
  readonly overdue: string
}

interface RemindAllProps {
  /** The builders that get a reminder. */
  readonly builders: readonly OverdueBuilder[]
  /** Names of overdue builders without an address. */
  readonly noAddress: readonly string[]
  /** Names of overdue builders who got a reminder a few days ago. */
  readonly recent: readonly string[]
  readonly prepared: Reminder
}

function LeftOut({ why, names }: { why: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p>
      {why} {names.join(', ')}.
    </p>
  )
}

function Recipients({ builders }: Pick<RemindAllProps, 'builders'>) {
  return (
    <div className="guide-lines verification-recipients">
      <table>
        <thead>
          <tr>
            <th scope="col">Builder</th>
            <th scope="col">Email</th>
            <th scope="col">Overdue</th>
          </tr>
        </thead>
        <tbody>
          {builders.map(({ id, name, email, overdue }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{email}</td>
              <td>{overdue}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The button that reminds all overdue builders, after a dialog that says whom. */
export function RemindAll({ builders, noAddress, recent, prepared }: RemindAllProps) {
  const fields = useId()
  const { isPending, start } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [subject, setSubject] = useState(prepared.subject)
  const [text, setText] = useState(prepared.text)
  const problem = reminderProblem({ subject, text })
  const send = () => {
    let sentence = ''
    start({
      act: async () => {
        const outcome = await remindAll({ builders: builders.map(({ id }) => id), subject, text })
        if (typeof outcome === 'string') return outcome
        sentence = outcome.sentence
        return outcome.sent
      },
      done: () => sentence,
      after: () => setOpen(false),
    })
  }
  return (
    <div className="verification-remind-all">
      <Button size="medium" margin={false} onClick={() => setOpen(true)}>
        Remind all overdue builders ({builders.length})
      </Button>
      {isOpen ? (
        <Dialog title="Remind all overdue builders" isWide close={() => setOpen(false)}>
          <form
            className="verification-reminder"
            onSubmit={(event) => {
              event.preventDefault()
              send()
            }}
          >
            <Recipients builders={builders} />
            <LeftOut why="Left out, because they have no email address:" names={noAddress} />
            <LeftOut
              why={`Left out, because they got a reminder in the last ${REMINDER_EVERY_DAYS} days:`}
              names={recent}
            />
            <label htmlFor={`${fields}subject`}>Subject</label>
            <input
              id={`${fields}subject`}
              value={subject}
              required
              maxLength={REMINDER_SUBJECT_MAX_LENGTH}
              onChange={({ target }) => setSubject(target.value)}
            />
            <label htmlFor={`${fields}text`}>Message</label>
            <textarea
              id={`${fields}text`}
              value={text}
              required
              rows={12}
              maxLength={REMINDER_MAX_LENGTH}
              aria-describedby={`${fields}hint`}
              onChange={({ target }) => setText(target.value)}
            />
            <p id={`${fields}hint`}>
              {'{builder}'} is the builder’s name, {'{listings}'} its listings with what buyers see,{' '}
              {'{publisher}'} the name of the site. The builder’s link follows the message. Replies
              go to the email address of the site settings.
            </p>
            <p role="status">{problem}</p>
            <div className="guide-dialog__buttons">
              <Button
                type="submit"
                size="medium"
                margin={false}
                disabled={isPending || problem !== null}
              >
                {builders.length === 1 ? 'Send 1 reminder' : `Send ${builders.length} reminders`}
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
        </Dialog>
      ) : null}
    </div>
  )
}
