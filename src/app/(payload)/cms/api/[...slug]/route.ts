import config from '@payload-config'
import '@payloadcms/next/css'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { staffOf } from '@/data/staff'
import { limitAnonymousBody } from '@/http/large-body'
import { sessionHeaders } from '@/http/origin'

const isSignedIn = async (headers: Headers) => (await staffOf(sessionHeaders(headers))) !== null

/** Payload parses a body before it looks at who sends it. */
const limited = (handler: ReturnType<typeof REST_POST>) => limitAnonymousBody(handler, isSignedIn)

export const GET = limited(REST_GET(config))
export const POST = limited(REST_POST(config))
export const DELETE = limited(REST_DELETE(config))
export const PATCH = limited(REST_PATCH(config))
export const PUT = limited(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
