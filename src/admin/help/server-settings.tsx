import { HelpTable } from './help-table'

const rows = [
  {
    what: 'Mail server',
    where: (
      <>
        <code>SMTP_URL</code>, such as <code>smtp://user:password@mail.example.com:587</code>, and
        the sender in <code>MAIL_FROM</code>
      </>
    ),
  },
  {
    what: 'Google Maps',
    where: (
      <>
        <code>NEXT_PUBLIC_GOOGLE_MAPS_API_KEY</code>. Without it, the guide draws its own map.
      </>
    ),
  },
  {
    what: 'Logo',
    where: (
      <>
        The files <code>public/brand/mark.svg</code> and <code>public/brand/mark-on-dark.svg</code>,
        and <code>src/app/icon.svg</code> for browser tabs. The guide is built again after a change.
      </>
    ),
  },
  {
    what: 'Picture for shared links',
    where: 'Site settings, under Name & contact',
  },
]

/** What the operator of the server sets, because it is not part of the content. */
export function ServerSettings() {
  return (
    <section aria-labelledby="server">
      <h2 id="server">Settings of the server</h2>
      <p>
        The operator sets these as environment variables or in the file <code>.env</code>, and
        starts the guide again. The file <code>.env.example</code> explains each one.
      </p>
      <HelpTable
        columns={['What', 'Where']}
        rows={rows.map(({ what, where }) => ({ key: what, cells: [what, where] }))}
      />
    </section>
  )
}
