/**
 * Replaces Payload's form for the first user, because only the operator creates the first admin.
 * Payload redirects every admin page here while no account exists.
 */
export function NoAccount() {
  return (
    <main className="guide-no-account">
      <h1>No account exists yet</h1>
      <p>
        Visitors cannot register. The operator of this site creates the first admin on the server,
        in one of two ways:
      </p>
      <ul>
        <li>
          run <code>npm run admin</code>, which asks for an email address, a name and a password;
          the site may keep running,
        </li>
        <li>
          or set <code>ADMIN_EMAIL</code> and <code>ADMIN_PASSWORD</code> and start the site again.
        </li>
      </ul>
      <p>
        Then <a href="/admin/login">sign in</a>.
      </p>
    </main>
  )
}
