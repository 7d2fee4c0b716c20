/**
 * Shown instead of Payload's form for a first user: only those who run the guide create the first
 * admin. Payload leads here from every page of the back office while there is no account.
 */
export function NoAccount() {
  return (
    <main>
      <h1>No account exists yet</h1>
      <p>
        Visitors cannot register. The operator of this site creates the first admin on the server,
        in one of two ways:
      </p>
      <ul>
        <li>
          run <code>npm run admin</code>, which asks for an email address, a name and a password;
          the site may keep running;
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
