import type { BeforeListTableServerProps } from 'payload'
import { inboxCounts } from '@/data/leads/queries'
import { ExportLeads } from './export-leads'
import { InboxViews } from './inbox-views'
import { leadViews } from './lead-views'

/** The saved views and the export of the lead list. */
export async function InboxHead({ user }: BeforeListTableServerProps) {
  if (user?.role !== 'editor' && user?.role !== 'admin') return null
  const now = new Date()
  const counts = await inboxCounts(user.id, now)
  const views = leadViews(user.id, now)
  return (
    <div className="inbox-head">
      <InboxViews
        views={[
          views.all,
          { ...views.new, count: counts.new },
          { ...views.mine, count: counts.mine },
          { ...views.followUp, count: counts.followUp, isUrgent: counts.followUp > 0 },
          { ...views.waiting, count: counts.waiting, isUrgent: counts.waiting > 0 },
          { ...views.held, count: counts.held },
          { ...views.joined, count: counts.joined },
        ]}
      />
      <ExportLeads />
    </div>
  )
}
