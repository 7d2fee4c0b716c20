import type { BeforeListTableServerProps } from 'payload'
import { menuCounts } from '@/data/dashboard/queries'
import { isEditor } from '@/domain/accounts/roles'
import { InboxViews } from '../leads/inbox-views'
import { mistakeViews } from './mistake-views'

/** The saved views of the queue of reports. */
export async function QueueHead({ user }: BeforeListTableServerProps) {
  if (!isEditor(user?.role)) return null
  const { 'mistake-reports': open = 0 } = await menuCounts(['mistake-reports'])
  return (
    <div className="inbox-head">
      <InboxViews
        views={[
          mistakeViews.all,
          { ...mistakeViews.open, count: open, isUrgent: open > 0 },
          mistakeViews.held,
        ]}
      />
    </div>
  )
}
