'use client'

import { useSelection } from '@payloadcms/ui'
import { Archive, Hand, MailCheck } from 'lucide-react'
import { plural } from '@/domain/text/plural'
import { useSelectedIds } from '../bulk-update/use-selected-ids'
import { leadsWhere } from './actions'
import { type LeadStep, LeadSteps } from './lead-steps'

const leads = (count: number) => plural(count, 'lead', 'leads')
const are = (what: string) => (count: number) => `${leads(count)} ${what}.`

const steps: readonly LeadStep[] = [
  { as: 'taken', label: 'Assign to me', done: are('assigned to you'), Icon: Hand },
  { as: 'contacted', label: 'Mark contacted', done: are('marked as contacted'), Icon: MailCheck },
  { as: 'closed', label: 'Close', done: are('closed'), Icon: Archive },
]

/** Bulk actions for the selected leads, in addition to Payload's. */
export function LeadBulk() {
  const { count, toggleAll } = useSelection()
  const selectedIds = useSelectedIds('leads', leadsWhere)
  if (count === 0) return null
  return (
    <div className="guide-bulk" role="toolbar" aria-label={`${leads(count)} selected`}>
      <LeadSteps
        steps={steps}
        leads={selectedIds}
        unchanged="No lead was changed. The leads are already up to date."
        after={() => toggleAll()}
        className="dashboard-button"
      />
    </div>
  )
}
