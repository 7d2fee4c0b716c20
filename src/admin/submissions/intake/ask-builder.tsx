'use client'

import { useState } from 'react'
import { EmailForm } from '../email/email-form'

/** An email with a link, for the builder to send the file himself. */
export function AskBuilder({ builder }: { builder: number | null }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (builder === null) return <p className="submission-lead">Choose the builder first.</p>
  if (sentTo !== null) {
    return (
      <div className="submission-notice submission-notice--success" role="status">
        <h2>Sent</h2>
        <p>
          {`The link went to ${sentTo}. What the builder sends with it appears among the submissions to review.`}
        </p>
      </div>
    )
  }
  return (
    <div className="intake-ask">
      <EmailForm kind="ask" builder={builder} submission={null} sent={setSentTo} />
    </div>
  )
}
