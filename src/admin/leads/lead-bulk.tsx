'use client'

import { useSelection } from '@payloadcms/ui'
import { Archive, Hand, MailCheck } from 'lucide-react'
import { plural } from '@/domain/plural'
import { useSelectedIds } from '../bulk/use-selected-ids'
import { useDeed } from '../desk/use-deed'
import { leadsWhere, markAs } from './actions'

const leads = (count: number) => plural(count, 'lead', 'leads')

const marks = [
  { as: 'taken', label: 'Take over', done: 'yours now', Icon: Hand },
  { as: 'contacted', label: 'Mark contacted', done: 'marked as contacted', Icon: MailCheck },
  { as: 'closed', label: 'Close', done: 'closed', Icon: Archive },
] as const

/** What can be done to the leads that are selected in their list, beside Payload's own. */
export function LeadBulk() {
  const { count, toggleAll } = useSelection()
  const selectedIds = useSelectedIds('leads', leadsWhere)
  const { isPending, start } = useDeed()
  if (count === 0) return null
  return (
    <div className="guide-bulk" role="toolbar" aria-label={`${leads(count)} selected`}>
      {marks.map(({ as, label, done, Icon }) => (
        <button
          key={as}
          type="button"
          className="desk-button"
          disabled={isPending}
          onClick={() =>
            start({
              act: async () => markAs(await selectedIds(), as),
              done: (amount) => `${leads(amount)} ${done}.`,
              undone: 'They are so already, or somebody else has them open.',
              after: () => toggleAll(),
            })
          }
        >
          <Icon aria-hidden="true" size={16} /> {label}
        </button>
      ))}
    </div>
  )
}
