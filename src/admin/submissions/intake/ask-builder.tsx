'use client'

import { useState } from 'react'
import { EmailForm, type EmailOutcome } from '../email/email-form'
import { EmailOutcomeNotice } from '../email/email-outcome-notice'

/** An email with a link, for the builder to send the file himself. */
export function AskBuilder({ builder }: { builder: number | null }) {
  const [outcome, setOutcome] = useState<EmailOutcome | null>(null)
  if (builder === null) return <p className="submission-lead">Choose the builder first.</p>
  if (outcome !== null) return <EmailOutcomeNotice outcome={outcome} />
  return (
    <div className="intake-ask">
      <EmailForm kind="ask" builder={builder} submission={null} done={setOutcome} />
    </div>
  )
}
