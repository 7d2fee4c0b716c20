/** Request headers from Node or from the Fetch API. */
type AnyHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>

function getHeader(headers: AnyHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return String(value ?? '')
}

/** Whether a request carries staff credentials: the cookie of the admin panel, or an API key. */
export function mayBeStaff(headers: AnyHeaders): boolean {
  return (
    getHeader(headers, 'authorization') !== '' ||
    cookieNames(getHeader(headers, 'cookie')).includes('payload-token')
  )
}

/**
 * Which kind of user a request claims to be. Its credentials may be invalid, and its name is not part of
 * the log.
 */
export function getUserKind(headers: AnyHeaders): 'anonymous' | 'staff' | 'api key' {
  if (/ API-Key /i.test(getHeader(headers, 'authorization'))) return 'api key'
  return mayBeStaff(headers) ? 'staff' : 'anonymous'
}

/** Payload trims cookie names, so `payload-token =…` also signs in. */
function cookieNames(cookie: string): string[] {
  return cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
}
