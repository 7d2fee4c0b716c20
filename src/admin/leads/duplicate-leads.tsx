import { Link } from '@payloadcms/ui'
import type { UIFieldServerComponent } from 'payload'
import { findRelatedLeads, type SameRequest } from '@/data/leads/duplicates'
import { getLabel, leadSources } from '@/domain/enums'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { JoinButton, SeparateButton } from './join-buttons'

/** Shows what the same buyer asked about the same community, joined or not. */
export const DuplicateLeads: UIFieldServerComponent = async ({ id, user }) => {
  if (typeof id !== 'number') return null
  const { joinedInto, joined, duplicates } = await findRelatedLeads(id, user)
  return (
    <>
      {joinedInto && (
        <aside className="lead-before" aria-label="Joined">
          <p>
            This request is joined into <LeadLink lead={joinedInto} />
          </p>
          <SeparateButton lead={id} />
        </aside>
      )}
      {duplicates.length > 0 && (
        <aside className="lead-before" aria-labelledby="lead-duplicates">
          <h2 id="lead-duplicates">Also asked</h2>
          <ul>
            {duplicates.map((lead) => (
              <li key={lead.id} className="lead-same">
                <LeadLink lead={lead} />
                <blockquote>{lead.message}</blockquote>
                <JoinButton leads={[id, lead.id]} />
              </li>
            ))}
          </ul>
        </aside>
      )}
      {joined.length > 0 && (
        <section className="lead-joined" aria-labelledby="lead-joined">
          <h2 id="lead-joined">Joined requests</h2>
          <ul>
            {joined.map((lead) => (
              <li key={lead.id} className="lead-same">
                <LeadLink lead={lead} />
                <blockquote>{lead.message}</blockquote>
                <SeparateButton lead={lead.id} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function LeadLink({ lead }: { lead: SameRequest }) {
  const { id, source, about, createdAt } = lead
  const what = [getLabel(leadSources, source), about].filter(Boolean).join(', ')
  return (
    <Link href={documentHref('leads', id)} prefetch={false}>
      {`${what} · ${formatShortDay(createdAt, new Date())}`}
    </Link>
  )
}
