import type { ListViewServerPropsOnly } from 'payload'
import { ImportFile } from './import-file'
import './newsletter.css'

/** The export and import above the suppression list. */
export function SuppressionTools({ user }: Pick<ListViewServerPropsOnly, 'user'>) {
  if (user?.role !== 'editor' && user?.role !== 'admin') return null
  return (
    <div className="newsletter-tools">
      <details>
        <summary>Export the list</summary>
        <div className="newsletter-tools__sheet file-import">
          <p>
            The SHA-256 hash of each address (in lowercase), with the reason and the date. Another
            guide can import the file, but cannot read the addresses from it.
          </p>
          <a className="dashboard-button" href="/cms/api/newsletter-suppressions/export" download>
            Download CSV
          </a>
        </div>
      </details>
      <details>
        <summary>Import from a file</summary>
        <ImportFile kind="suppressions" />
      </details>
    </div>
  )
}
