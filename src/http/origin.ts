import { env } from '@/lib/env'
import { refuse } from './problem-error'

/** The host the visitor asked for, as the browser wrote it. */
function ownOrigins(request: Request): string[] {
  const host = request.headers.get('host')
  const { protocol } = new URL(env.SITE_URL)
  return host ? [env.SITE_URL, `${protocol}//${host}`] : [env.SITE_URL]
}

/** Refuses a write that another site's page sends; programs send no `Origin` and are taken. */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin')
  if (origin !== null && !ownOrigins(request).includes(origin)) throw refuse.foreignOrigin()
}
