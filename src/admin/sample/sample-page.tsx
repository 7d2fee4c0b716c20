import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { TRASH_DAYS } from '@/config/trash'
import {
  type KindCount,
  type NamedDocument,
  readSampleState,
  type SampleState,
} from '@/data/sample/queries'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { formatLongDate } from '@/lib/dates/format-date'
import { StaffPage } from '../page/staff-page'
import { MoveProgress } from './move-progress'
import { RemoveButton } from './remove-button'
import { SampleButton } from './sample-button'

/** Documents of a list that are shown. */
const SHOWN = 50

const sum = (kinds: readonly KindCount[]) => kinds.reduce((total, { count }) => total + count, 0)

interface KindsProps {
  kinds: readonly KindCount[]
  req: PayloadRequest
}

/** Counts by type, in the words of the menu. */
function Kinds({ kinds, req }: KindsProps) {
  return (
    <ul className="sample__kinds">
      {kinds.map(({ slug, count }) => {
        const { plural: label } = req.payload.collections[slug].config.labels
        return (
          <li key={slug}>
            <strong>{formatNumber(count)}</strong> {typeof label === 'string' ? label : slug}
          </li>
        )
      })}
    </ul>
  )
}

function DocumentLink({ document: { name, href } }: { document: NamedDocument }) {
  return (
    <Link href={href} prefetch={false}>
      {name}
    </Link>
  )
}

interface StayingProps {
  title: string
  rows: readonly { readonly document: NamedDocument; readonly reason?: React.ReactNode }[]
}

/** Documents that stay, with the reason of each. */
function Staying({ title, rows }: StayingProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>
        {title} ({formatNumber(rows.length)})
      </h3>
      <ul>
        {rows.slice(0, SHOWN).map(({ document, reason }) => (
          <li key={document.key}>
            <DocumentLink document={document} />
            {reason}
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p>and {formatNumber(rows.length - SHOWN)} more</p>}
    </section>
  )
}

interface ReadyProps {
  state: Extract<SampleState, { state: 'ready' }>
  req: PayloadRequest
}

function Removed({ state: { removed, removedAt }, req }: ReadyProps) {
  if (removed.length === 0) return null
  return (
    <section aria-labelledby="sample-removed">
      <h2 id="sample-removed">Removed{removedAt && ` on ${formatLongDate(removedAt)}`}</h2>
      <Kinds kinds={removed} req={req} />
      <p>
        The trash is emptied after {TRASH_DAYS} days. Until then, Undo brings these documents back,
        published or as drafts, as they were.
      </p>
      <SampleButton action="restore" />
    </section>
  )
}

function Ready({ state, req }: ReadyProps) {
  const { removable, edited, used, pictures, problems } = state
  const total = sum(removable)
  return (
    <>
      <Removed state={state} req={req} />
      {total > 0 && (
        <section aria-labelledby="sample-removable">
          <h2 id="sample-removable">What would be removed</h2>
          <Kinds kinds={removable} req={req} />
          <p>
            Documents with drafts go to the trash. Ads, redirects, helpful links, private schools,
            realtors and service providers have no trash: they are deleted, and Undo creates them
            again.
          </p>
          <RemoveButton count={total} />
        </section>
      )}
      <section aria-labelledby="sample-staying" className="sample__staying">
        <h2 id="sample-staying">What stays</h2>
        <ul>
          <li>Everything that you and your staff wrote.</li>
          <li>
            Site pages, school districts and settings, because the guide needs their texts and
            choices. Edit them.
          </li>
          {pictures > 0 && (
            <li>
              {plural(pictures, 'picture', 'pictures')} in{' '}
              <Link href={adminPaths.list('media')} prefetch={false}>
                Media
              </Link>
              , which have no trash. Delete the unused ones after the trash is emptied.
            </li>
          )}
        </ul>
        <Staying
          title="Not moved"
          rows={problems.map(({ problem, ...document }) => ({ document, reason: `: ${problem}` }))}
        />
        <Staying
          title="Used by what stays"
          rows={used.map(({ by, ...document }) => ({
            document,
            reason: (
              <>
                , used by{' '}
                {by.slice(0, 3).map((user, index) => (
                  <span key={user.key}>
                    {index > 0 && ', '}
                    <DocumentLink document={user} />
                  </span>
                ))}
                {by.length > 3 && ` and ${by.length - 3} more`}
              </>
            ),
          }))}
        />
        <Staying title="Edited" rows={edited.map((document) => ({ document }))} />
      </section>
    </>
  )
}

function Content({ state, req }: { state: SampleState; req: PayloadRequest }) {
  switch (state.state) {
    case 'unknown':
      return (
        <p>
          No sample content is recorded in this guide. It was set up without any, or by an earlier
          version that did not record it.
        </p>
      )
    case 'moving': {
      const { task, done, left, isRunning } = state
      return isRunning ? (
        <MoveProgress task={task} done={done} total={done + left} />
      ) : (
        <>
          <p>{plural(left, 'document is', 'documents are')} left. The work was interrupted.</p>
          <SampleButton action="continue" />
        </>
      )
    }
    case 'ready':
      return <Ready state={state} req={req} />
  }
}

/** The page on which an admin removes the sample content, and brings it back. */
export async function SamplePage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const state = req.user?.role === 'admin' ? await readSampleState(req) : null
  return (
    <StaffPage
      view={view}
      path={adminPaths.sampleContent}
      nav={[{ label: 'Sample content' }]}
      className="sample"
    >
      <header>
        <h1 id="sample" tabIndex={-1}>
          Sample content
        </h1>
        <p>
          The builders, communities, homes and articles with which the guide was set up. Remove them
          before you open the site.
        </p>
      </header>
      {state ? <Content state={state} req={req} /> : <p>Only admins can do this.</p>}
    </StaffPage>
  )
}
