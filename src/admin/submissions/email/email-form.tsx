'use client'

import { useEffect, useId, useState, useTransition } from 'react'
import type {
  BuilderEmail,
  builderEmailKinds,
  Refused,
  SendEmailResult,
} from '@/contract/submissions/results'
import { ActionButton } from '../action-button'
import { prepareBuilderEmail, sendEmail } from '../actions'

export type EmailKind = (typeof builderEmailKinds)[number]

/** Where an email went, or that it was not sent. */
export type EmailOutcome = Exclude<SendEmailResult, Refused> & { readonly to: string }

interface EmailFormProps {
  kind: EmailKind
  builder: number
  submission: number | null
  done: (outcome: EmailOutcome) => void
  cancel?: () => void
}

const UNANSWERED = 'The server did not respond. What you wrote is still here; please try again.'

const notes: Readonly<Record<EmailKind, string>> = {
  ask: 'A button with the builder’s link is added below the text. The link works once, without an account.',
  summary:
    'The list of what changed is part of the text. The builder replies if something is wrong.',
}

/** The prepared text of an email to a builder. */
export function EmailForm({ kind, builder, submission, done, cancel }: EmailFormProps) {
  const [email, setEmail] = useState<BuilderEmail | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()
  const id = useId()

  useEffect(() => {
    let isCurrent = true
    prepareBuilderEmail(builder, kind, submission)
      .then((prepared) => {
        if (isCurrent) setEmail(prepared)
      })
      .catch(() => {
        if (isCurrent) setProblem('The email could not be prepared. Please try again.')
      })
    return () => {
      isCurrent = false
    }
  }, [builder, kind, submission])

  if (!email) {
    return problem === null ? (
      <p className="submission-loading" role="status">
        Preparing the email…
      </p>
    ) : (
      <p className="field-review-problem" role="alert">
        {problem}
      </p>
    )
  }

  const send = () =>
    startTransition(async () => {
      setProblem(null)
      try {
        const result = await sendEmail({ builder, kind, submission, email })
        if (result.state === 'refused') setProblem(result.message)
        else done({ ...result, to: email.to })
      } catch {
        setProblem(UNANSWERED)
      }
    })

  const field = (name: keyof BuilderEmail) => ({
    id: `${id}-${name}`,
    value: email[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setEmail({ ...email, [name]: target.value }),
  })
  return (
    <form
      className="submission-email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="guide-dialog__field" htmlFor={`${id}-to`}>
        <span>To</span>
        <input className="guide-input" type="email" autoComplete="off" {...field('to')} />
      </label>
      <label className="guide-dialog__field" htmlFor={`${id}-subject`}>
        <span>Subject</span>
        <input className="guide-input" autoComplete="off" maxLength={200} {...field('subject')} />
      </label>
      <label className="guide-dialog__field" htmlFor={`${id}-text`}>
        <span>Message</span>
        <textarea className="guide-input" rows={11} maxLength={10_000} {...field('text')} />
      </label>
      <p className="submission-email__note">{notes[kind]}</p>
      {problem !== null && (
        <p className="field-review-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="guide-dialog__buttons">
        <ActionButton tone="primary" type="submit" disabled={isPending}>
          {isPending ? 'Sending…' : 'Send email'}
        </ActionButton>
        {cancel && (
          <ActionButton type="button" onClick={cancel}>
            Cancel
          </ActionButton>
        )}
      </div>
    </form>
  )
}
