const columns = ['Contributor', 'Editor', 'Admin'] as const

/** The lowest role that has each permission. */
const rights: readonly { readonly what: string; readonly from: (typeof columns)[number] }[] = [
  { what: 'Write and edit drafts, add pictures', from: 'Contributor' },
  { what: 'Publish, unpublish, schedule and delete', from: 'Editor' },
  { what: 'Edit pictures that are used on the site', from: 'Editor' },
  { what: 'Verify and feature listings, set their availability', from: 'Editor' },
  { what: 'View and answer leads and reports of mistakes, manage subscribers', from: 'Editor' },
  { what: 'Export leads, erase personal data', from: 'Editor' },
  { what: 'Import and export subscribers and the do-not-email list', from: 'Editor' },
  { what: 'Manage advertising, page settings and redirects', from: 'Editor' },
  { what: 'View the counts of ads, view and send builder reports', from: 'Editor' },
  { what: 'Invite staff members, assign roles, allow API keys', from: 'Admin' },
  { what: 'View the audit log', from: 'Admin' },
]

export function Roles() {
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">Roles and permissions</h2>
      <div className="help__table">
        <table className="help__rights">
          <thead>
            <tr>
              <th scope="col">Permission</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(({ what, from }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {columns.map((column) => (
                  <td key={column}>
                    {columns.indexOf(column) >= columns.indexOf(from) ? 'Yes' : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Contributors cannot see leads, subscribers or emails. Their changes are saved as drafts,
        which editors see on the dashboard under To review.
      </p>
    </section>
  )
}
