import { type NextRequest, NextResponse } from 'next/server'
import { payloadSecret } from './config/env'
import { isSignedByPayload, SESSION_COOKIE } from './lib/session-token'

/**
 * Every server function is the back office's own, and none is for strangers: a call without a
 * session is refused before Next decodes its arguments. `text/plain`, to the letter, is what Next's
 * client shows as the message of the error without leaving the page.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const isCall = request.method === 'POST'
  const token = request.cookies.get(SESSION_COOKIE)?.value
  if (!isCall || (await isSignedByPayload(token, payloadSecret()))) {
    return NextResponse.next()
  }
  return new NextResponse(
    'You are signed out. Sign in in another tab, then try again here: what you typed stays here.',
    {
      status: 401,
      headers: { 'content-type': 'text/plain', 'cache-control': 'private, no-store' },
    },
  )
}

/** Calls by scripts name the function in a header, calls by a form are multipart. */
export const config = {
  matcher: [
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/admin/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
}
