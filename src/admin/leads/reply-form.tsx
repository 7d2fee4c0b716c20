'use client'

import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { NOT_SENT } from '@/content/not-sent'
import {
  REPLY_SUBJECT_MAX_LENGTH,
  REPLY_TEXT_MAX_LENGTH,
  type Reply,
  type ReplyTemplate,
} from '@/domain/leads/lead-reply'
import { mailtoAddress } from '@/domain/text/mail-link'
import { useLeaveGuard } from '../unsaved-changes/use-leave-guard'
import { useAction } from '../use-action'
import { sendLeadReply } from './actions'

interface ReplyFormProps {
  lead: number
  /** The buyer's address. */
  to: string
  /** Filled for this lead. */
  templates: readonly ReplyTemplate[]
  /** Whether the form is open from the start. */
  isFirst: boolean
}

/** A reply to a buyer, which starts from a template. */
export function ReplyForm({ lead, to, templates, isFirst }: ReplyFormProps) {
  const [usual] = templates
  const start: Reply = { subject: usual?.subject ?? '', text: usual?.text ?? '' }
  const [reply, setReply] = useState(start)
  const [isOpen, setIsOpen] = useState(isFirst)
  const { isPending, start: run } = useAction()
  const id = useId()
  useLeaveGuard(reply.subject !== start.subject || reply.text !== start.text)
  const isEmpty = reply.subject.trim() === '' || reply.text.trim() === ''
  const send = () =>
    run({
      act: async () => {
        const outcome = await sendLeadReply(lead, reply)
        if (typeof outcome === 'object') return outcome.refused
        setReply(start)
        setIsOpen(false)
        return outcome === 'sent' ? 1 : `${NOT_SENT} The reply waits in the email log.`
      },
      done: () => `The reply goes to ${to}. The email log shows the delivery.`,
    })
  if (!isOpen)
    return (
      <button type="button" className="dashboard-button" onClick={() => setIsOpen(true)}>
        Reply again
      </button>
    )
  return (
    <div className="lead-notes__add lead-reply">
      {templates.length > 1 && (
        <>
          <label htmlFor={`${id}-template`}>Start from</label>
          <select
            id={`${id}-template`}
            className="guide-input"
            onChange={({ target }) => setReply(templates[target.selectedIndex] ?? start)}
          >
            {templates.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}-subject`}>Subject</label>
      <input
        id={`${id}-subject`}
        className="guide-input"
        maxLength={REPLY_SUBJECT_MAX_LENGTH}
        value={reply.subject}
        onChange={({ target }) => setReply({ ...reply, subject: target.value })}
      />
      <label htmlFor={`${id}-text`}>Your reply</label>
      <textarea
        id={`${id}-text`}
        className="guide-input"
        rows={10}
        maxLength={REPLY_TEXT_MAX_LENGTH}
        value={reply.text}
        onChange={({ target }) => setReply({ ...reply, text: target.value })}
      />
      <div className="lead-reply__send">
        <button
          type="button"
          className="dashboard-button dashboard-button--large"
          disabled={isPending || isEmpty}
          onClick={send}
        >
          <Send aria-hidden="true" size={16} /> Send reply
        </button>
        <a href={mailtoAddress(to, reply)}>Write in your email program instead</a>
      </div>
    </div>
  )
}
