import { Link } from '@payloadcms/ui'
import { Inbox } from 'lucide-react'
import type { UIFieldServerComponent } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { rememberedWords, submissionsOfBuilder } from '@/data/submissions'
import { isEditor } from '@/domain/accounts/roles'
import { sourceLabels } from '@/domain/submissions/submission-status'
import { formatLongDate } from '@/lib/dates/format-date'
import { listHref } from '../list-links'
import { describeOutcomes } from './describe-outcomes'
import { newSubmissionHref } from './links'
import { StatusBadge } from './submission-cells'
import { RememberedWords } from './words/remembered-words'

/** Submissions in the form of a builder; the list has all of them. */
const SHOWN = 12

/** The submissions of a builder with their results, in the builder's form. */
export const BuilderSubmissions: UIFieldServerComponent = async ({ data, user }) => {
  const builder = Number(data.id)
  if (!Number.isSafeInteger(builder) || builder <= 0) return null
  const [found, words] = await Promise.all([
    submissionsOfBuilder(builder, SHOWN),
    rememberedWords(builder),
  ])
  return (
    <section className="builder-submissions" aria-labelledby="builder-submissions">
      <header>
        <h3 id="builder-submissions">Submissions</h3>
        {isEditor(user?.role) && (
          <Link className="dashboard-button" href={newSubmissionHref(builder)} prefetch={false}>
            <Inbox aria-hidden="true" size={15} /> New submission
          </Link>
        )}
      </header>
      {found.length === 0 ? (
        <p>Nothing was submitted yet.</p>
      ) : (
        <section className="guide-lines" aria-label="Submissions of this builder">
          <table>
            <thead>
              <tr>
                <th scope="col">Submission</th>
                <th scope="col">Source</th>
                <th scope="col">Rows</th>
                <th scope="col">Status</th>
                <th scope="col">Published</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ id, receivedAt, source, counts, status, ...applied }) => (
                <tr key={id}>
                  <td>
                    <Link href={adminPaths.document('submissions', id)} prefetch={false}>
                      {formatLongDate(receivedAt)}
                    </Link>
                  </td>
                  <td>{sourceLabels[source]}</td>
                  <td>{describeOutcomes(counts)}</td>
                  <td>
                    <StatusBadge status={status} />
                  </td>
                  <td>
                    {applied.appliedAt
                      ? [formatLongDate(applied.appliedAt), applied.appliedBy]
                          .filter(Boolean)
                          .join(', ')
                      : '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {found.length === SHOWN && (
        <p>
          <Link
            href={listHref('submissions', [{ builder: { equals: String(builder) } }])}
            prefetch={false}
          >
            All submissions of this builder
          </Link>
        </p>
      )}
      <RememberedWords builder={builder} first={words} isReadOnly={!isEditor(user?.role)} />
    </section>
  )
}
