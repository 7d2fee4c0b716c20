import { Link } from '@payloadcms/ui'
import type { UIFieldServerComponent } from 'payload'
import { z } from 'zod/mini'
import { findRelatedLeads } from '@/data/leads/duplicates'
import { findPreviousLeads, type PreviousLead } from '@/data/leads/queries'
import { getLabel, leadSources, leadStatuses } from '@/domain/enums'
import { plural } from '@/domain/text/plural'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'

const person = z.object({ email: z.string(), phone: z.string() })

/** Shows the other leads of the same person, without those that `DuplicateLeads` shows. */
export const PreviousLeads: UIFieldServerComponent = async ({ data, id, user }) => {
  const known = person.safeParse(data)
  if (!known.success || typeof id !== 'number') return null
  const { joinedInto, joined, duplicates } = await findRelatedLeads(id, user)
  const related = [...joined, ...duplicates, ...(joinedInto ? [joinedInto] : [])]
  const shown = related.map((lead) => lead.id)
  const { total, items } = await findPreviousLeads({ id, ...known.data }, user, shown)
  if (total === 0) return null
  const now = new Date()
  return (
    <aside className="lead-before" aria-labelledby="lead-before">
      <h2 id="lead-before">
        {`The same person has sent ${plural(total, 'other request', 'other requests')}`}
      </h2>
      <ul>
        {items.map((lead) => (
          <li key={lead.id}>
            <Link href={documentHref('leads', lead.id)} prefetch={false}>
              {describeLead(lead)}
            </Link>{' '}
            <span>
              {[
                lead.name,
                formatShortDay(lead.createdAt, now),
                getLabel(leadStatuses, lead.status),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > items.length && <p>{`… and ${total - items.length} older`}</p>}
    </aside>
  )
}

const describeLead = ({ source, about }: PreviousLead) =>
  [getLabel(leadSources, source), about].filter(Boolean).join(', ')
