import type { DocumentViewServerProps } from 'payload'
import './email-view.css'
import { issueEmail } from '@/data/newsletter/compose-issue'
import { plural } from '@/domain/text/plural'
import { EmailFrames } from './email-frames'
import { SendTest } from './send-test'

/** The email of an issue as its readers get it, as a tab of its form. */
export function EmailView(props: DocumentViewServerProps) {
  return (
    <main>
      <Email {...props} />
    </main>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

async function Email({ initPageResult }: DocumentViewServerProps) {
  const { req, docID } = initPageResult
  const { user } = req
  const id = Number(docID)
  const issue = user?.collection === 'users' && id > 0 ? await issueEmail(id, user) : null
  if (!user || !issue) return <p className="issue-email">Save the issue to see its email.</p>
  const { email, blocking, warnings } = issue
  const bytes = Math.ceil(Buffer.byteLength(email.html) / 1000)
  return (
    <div className="issue-email">
      <section className="issue-email__head" aria-label="Checks">
        <div>
          <p className="issue-email__subject">{email.subject}</p>
          <p className="issue-email__note">
            The last saved version, as it would be sent now: {bytes} KB.
          </p>
        </div>
        <SendTest id={id} address={user.email} />
      </section>
      {blocking.length + warnings.length === 0 ? (
        <p className="issue-email__ready" role="status">
          Nothing to correct.
        </p>
      ) : (
        <section className="issue-email__problems" aria-labelledby="issue-email-problems">
          <h2 id="issue-email-problems">
            {blocking.length > 0
              ? `${plural(blocking.length, 'correction', 'corrections')} before it can be published`
              : 'Ready to publish'}
          </h2>
          <Sentences title="Correct" sentences={blocking} />
          <Sentences title="Have a look" sentences={warnings} />
        </section>
      )}
      <EmailFrames html={email.html} text={email.text} />
    </div>
  )
}
