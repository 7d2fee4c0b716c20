/** Replaces an admin page when the session cannot be read. */
export function DatabaseUnreachable() {
  return (
    <main className="template-default" style={{ padding: '4rem 2rem' }}>
      <h1>The database cannot be reached</h1>
      <p role="alert">
        You are still signed in, and nothing you typed is lost. Reload this page in a moment.
      </p>
    </main>
  )
}
