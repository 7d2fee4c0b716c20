/**
 * Replaces Payload's form for the first user, because only the operator creates the first admin.
 * Payload redirects every admin page here while no account exists.
 */
export function NoAccount() {
  return (
    <main className="guide-no-account">
      <h1>No account exists yet</h1>
      <p>Visitors cannot register. Create the first admin on the server in one of two ways:</p>
      <ul>
        <li>
          Run <code>npm run admin</code>, which asks for an email address, a name and a password.
          The site can keep running.
        </li>
        <li>
          Or set <code>ADMIN_EMAIL</code> and <code>ADMIN_PASSWORD</code>, and restart the site.
        </li>
      </ul>
      <p>
        Then <a href="/admin/login">sign in</a>.
      </p>
    </main>
  )
}
