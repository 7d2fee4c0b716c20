const columns = ['Contributor', 'Editor', 'Admin'] as const

/** The lowest role that has each permission. */
const rights: readonly { readonly what: string; readonly from: (typeof columns)[number] }[] = [
  { what: 'Write and change drafts, add pictures', from: 'Contributor' },
  { what: 'Publish, take down, delete, at once or at an hour', from: 'Editor' },
  { what: 'Change pictures that the site shows', from: 'Editor' },
  { what: 'Verify listings, feature them, set their availability', from: 'Editor' },
  { what: 'See and answer leads, keep the subscribers', from: 'Editor' },
  { what: 'Export leads, erase a person', from: 'Editor' },
  { what: 'Import and export subscribers and addresses never to write to', from: 'Editor' },
  { what: 'Keep advertising, pages’ settings and redirects', from: 'Editor' },
  { what: 'Read how often an ad was seen and followed', from: 'Editor' },
  { what: 'Add members of staff and give them their role', from: 'Admin' },
  { what: 'Read the audit log', from: 'Admin' },
]

export function Roles() {
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">Who may do what</h2>
      <div className="help__table">
        <table className="help__rights">
          <thead>
            <tr>
              <th scope="col">Right</th>
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
        Contributors see no leads, no subscribers and no mail: nothing about a buyer. Whatever a
        contributor saves waits as a draft on the desk of the editors.
      </p>
    </section>
  )
}
