import { NOT_SENT } from '@/content/not-sent'
import { UnsentLink } from '../../unsent-link'
import type { EmailOutcome } from './email-form'

/** Says that the link is on its way to the builder, or shows it when nothing was sent. */
export function EmailOutcomeNotice({ outcome }: { outcome: EmailOutcome }) {
  if (outcome.state === 'queued') {
    return (
      <div className="submission-notice submission-notice--success" role="status">
        <h2>Sent</h2>
        <p>
          {`The link went to ${outcome.to}. What the builder sends with it appears among the submissions to review.`}
        </p>
      </div>
    )
  }
  return (
    <div className="submission-notice submission-notice--danger" role="status">
      <h2>Not sent</h2>
      <p>
        {outcome.link === null ? (
          NOT_SENT
        ) : (
          <UnsentLink link={outcome.link}>Give this link to the builder:</UnsentLink>
        )}
      </p>
    </div>
  )
}
