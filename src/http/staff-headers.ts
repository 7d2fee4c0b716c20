/** Headers as Node has them, or as the web has them. */
type AnyHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>

function headerOf(headers: AnyHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return String(value ?? '')
}

/** Whether a request carries what staff sign in with: the back office's cookie, or an API key. */
export function mayBeStaff(headers: AnyHeaders): boolean {
  return (
    headerOf(headers, 'authorization') !== '' ||
    cookieNames(headerOf(headers, 'cookie')).includes('payload-token')
  )
}

/** Payload trims the names of cookies, so `payload-token =…` signs in as well. */
function cookieNames(cookie: string): string[] {
  return cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
}
