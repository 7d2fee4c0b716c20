import { type NextRequest, NextResponse } from 'next/server'
import { payloadSecret } from './config/env'
import { isSignedByPayload, SESSION_COOKIE } from './lib/session-token'

/**
 * All server functions belong to the admin panel, so a call without a session is rejected before
 * Next decodes its arguments. With exactly the content type `text/plain`, Next's client shows the
 * body as the error message and stays on the page.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const isCall = request.method === 'POST'
  const token = request.cookies.get(SESSION_COOKIE)?.value
  if (!isCall || (await isSignedByPayload(token, payloadSecret()))) {
    return NextResponse.next()
  }
  return new NextResponse(
    'You are signed out. Sign in again in another tab, then try again here. Your changes are still in this form.',
    {
      status: 401,
      headers: { 'content-type': 'text/plain', 'cache-control': 'private, no-store' },
    },
  )
}

/** Calls from JavaScript name the function in a header; calls from a form are multipart. */
export const config = {
  matcher: [
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/admin/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
}
