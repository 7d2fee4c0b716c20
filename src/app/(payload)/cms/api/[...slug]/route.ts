import '@payloadcms/next/css'
import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { findStaff } from '@/data/staff/queries'
import { limitAnonymousBody } from '@/payload-patches/rest/large-body'
import { sessionHeaders } from '@/http/origin'
import { withPrivateResponses } from '@/payload-patches/rest/private-answers'

const isSignedIn = async (headers: Headers) => (await findStaff(sessionHeaders(headers))) !== null

/** Payload parses the body before it checks the user, and sets no Cache-Control. */
const guarded = (handler: ReturnType<typeof REST_POST>) =>
  withPrivateResponses(limitAnonymousBody(handler, isSignedIn))

export const GET = guarded(REST_GET(config))
export const POST = guarded(REST_POST(config))
export const DELETE = guarded(REST_DELETE(config))
export const PATCH = guarded(REST_PATCH(config))
export const PUT = guarded(REST_PUT(config))
export const OPTIONS = guarded(REST_OPTIONS(config))
