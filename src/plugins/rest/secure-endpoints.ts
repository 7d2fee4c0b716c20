import {
  type Endpoint,
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
  parseCookies,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { payloadSecret } from '@/config/env'
import { databaseAnswers } from '@/database/answers'
import { isSignedByPayload, SESSION_COOKIE } from '@/lib/session-token'
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
 * Payload treats a session as signed out if the database does not respond, so staff would see that
 * they are signed out.
 */
function withReadableSession(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (!req.user && (await claimsSession(req)) && !(await databaseAnswers(req.payload))) {
      throw new DatabaseUnreachable()
    }
    return handler(req)
  }
}

/**
 * Returns the permissions for a document only to users who may read it, so others do not learn that
 * it exists.
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

function securedOf(config: Config): Endpoint[] | false {
  if (!config.endpoints) return false
  return config.endpoints.filter((endpoint) => isUsable(endpoint, config)).map(secured)
}

/**
 * Wraps every endpoint of Payload's REST API with our checks, after Payload has added its
 * endpoints.
 */
export function secureEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const endpoints = securedOf(collection)
    if (!endpoints) continue
    collection.endpoints = endpoints.map((endpoint) => {
      if (endpoint.path !== '/access/:id?') return endpoint
      return { ...endpoint, handler: withoutOracle(collection, endpoint.handler) }
    })
  }
  for (const global of config.globals) global.endpoints = securedOf(global)
  // Payload's type does not mark these fields as optional.
  Object.assign(config, { endpoints: config.endpoints.map(secured) })
  return config
}
