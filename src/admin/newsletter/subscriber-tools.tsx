import './newsletter.css'
import type { ListViewServerPropsOnly } from 'payload'
import { subscriberFigures } from '@/data/newsletter/queries'
import { ExportSubscribers } from './export-subscribers'
import { ImportFile } from './import-file'
import { SubscriberCounts } from './subscriber-counts'

/** The counts, export and import above the subscriber list. */
export async function SubscriberTools({ user }: Pick<ListViewServerPropsOnly, 'user'>) {
  if (user?.role !== 'editor' && user?.role !== 'admin') return null
  return (
    <div className="newsletter-tools">
      <SubscriberCounts figures={await subscriberFigures()} />
      <details>
        <summary>Export a segment</summary>
        <ExportSubscribers />
      </details>
      <details>
        <summary>Import from a file</summary>
        <ImportFile kind="subscribers" />
      </details>
    </div>
  )
}
