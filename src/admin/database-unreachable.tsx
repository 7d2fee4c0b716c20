import { databaseUnavailable } from '@/content/unavailable'

/** Replaces an admin page when the session cannot be read. */
export function DatabaseUnreachable() {
  return (
    <main className="template-default" style={{ padding: '4rem 2rem' }}>
      <h1>{databaseUnavailable.title}</h1>
      <p role="alert">You are still signed in. {databaseUnavailable.page}</p>
    </main>
  )
}
