import {
  type Endpoint,
  executeAuthStrategies,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  parseCookies,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { refuseCrossSite } from '@/access/refuse-cross-site'
import { payloadSecret } from '@/config/env'
import { isDatabaseReachable } from '@/database/health'
import { isSignedByPayload, SESSION_COOKIE } from '@/lib/tokens/session-token'
import { DatabaseUnreachable } from './unavailable'

/** Whether a request carries a session or a key that Payload may have failed to look up. */
async function claimsSession({ headers }: PayloadRequest): Promise<boolean> {
  const authorization = headers.get('authorization') ?? ''
  if (/ API-Key /.test(authorization)) return true
  const [, bearer] = /^(?:JWT|Bearer) (.+)$/.exec(authorization) ?? []
  const token = bearer ?? parseCookies(headers).get(SESSION_COOKIE)
  return isSignedByPayload(token, payloadSecret())
}

/**
 * Whether Payload found no session because the database did not respond. It may respond again by now,
 * as after a failover, so the session is looked up once more.
 */
async function missedSession(req: PayloadRequest): Promise<boolean> {
  const { payload, headers } = req
  if (req.user || !(await claimsSession(req))) return false
  if (!(await isDatabaseReachable(payload))) return true
  return (await executeAuthStrategies({ headers, payload, req })).user !== null
}

/**
 * Payload treats a session as signed out if the database does not respond, so staff would see that
 * they are signed out.
 */
function withReadableSession(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (await missedSession(req)) throw new DatabaseUnreachable()
    return handler(req)
  }
}

/**
 * Returns the permissions for a document only to users who may read it, so others do not learn that
 * it exists. Payload returns them to everyone.
 */
function withoutOracle({ access }: SanitizedCollectionConfig, handler: PayloadHandler) {
  const guarded: PayloadHandler = async (req) => {
    const { id } = req.routeParams ?? {}
    if (!req.user) throw new Forbidden(req.t)
    if (id !== undefined && !(await access.read({ req }))) throw new Forbidden(req.t)
    return handler(req)
  }
  return guarded
}

/** Payload's own endpoints that change a session or an account; ours check this themselves. */
const SAME_SITE = new Set(['/logout', '/refresh-token', '/reset-password', '/unlock'])

const isSameSiteOnly = ({ slug }: SanitizedCollectionConfig, { path, method }: Endpoint) =>
  slug === 'users' && method === 'post' && SAME_SITE.has(path)

/** A form on another website must not end or change the session of a browser. */
function withoutCrossSite(handler: PayloadHandler): PayloadHandler {
  return (req) => {
    refuseCrossSite(req)
    return handler(req)
  }
}

/**
 * Payload reads a preference that does not exist with a statement that lacks a join, so that it fails
 * (payloadcms/payload#11632 has mended this for other conditions).
 */
function withoutMissingPreference(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (!req.user) throw new Forbidden(req.t)
    const { totalDocs } = await req.payload.count({
      collection: 'payload-preferences',
      where: { key: { equals: req.routeParams?.key } },
      req,
      overrideAccess: false,
    })
    if (totalDocs === 0) throw new NotFound(req.t)
    return handler(req)
  }
}

const deletesPreference = ({ slug }: SanitizedCollectionConfig, { path, method }: Endpoint) =>
  slug === 'payload-preferences' && path === '/:key' && method === 'delete'

interface Config {
  readonly endpoints: Endpoint[] | false
  readonly versions?: unknown
  readonly auth?: unknown
}

/**
 * Payload adds endpoints for features that a collection or global does not have. These would fail.
 */
function isUsable({ path }: Endpoint, { auth, versions }: Config): boolean {
  if (path.startsWith('/versions')) return Boolean(versions)
  const verifies = typeof auth === 'object' && auth !== null && 'verify' in auth && auth.verify
  return path !== '/verify/:id' || Boolean(verifies)
}

const secured = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: withReadableSession(endpoint.handler),
})

function secureEach(config: Config): Endpoint[] | false {
  if (!config.endpoints) return false
  return config.endpoints.filter((endpoint) => isUsable(endpoint, config)).map(secured)
}

/**
 * Wraps every endpoint of Payload's REST API with our checks, after Payload has added its endpoints.
 *
 * Each function above says what Payload 3.90.1 does at its endpoints, for which no issue was found. Each
 * check can go when its endpoint answers in the same way without it.
 */
export function secureEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const endpoints = secureEach(collection)
    if (!endpoints) continue
    collection.endpoints = endpoints.map((endpoint) => {
      const { handler } = endpoint
      if (endpoint.path === '/access/:id?') {
        return { ...endpoint, handler: withoutOracle(collection, handler) }
      }
      if (deletesPreference(collection, endpoint)) {
        return { ...endpoint, handler: withoutMissingPreference(handler) }
      }
      return isSameSiteOnly(collection, endpoint)
        ? { ...endpoint, handler: withoutCrossSite(handler) }
        : endpoint
    })
  }
  for (const global of config.globals) global.endpoints = secureEach(global)
  // Payload's type does not mark these fields as optional.
  Object.assign(config, { endpoints: config.endpoints.map(secured) })
  return config
}
