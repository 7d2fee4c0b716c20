import { type CollectionRefreshHook, Forbidden, getFieldsToSign, jwtSign } from 'payload'
import { getSessionId } from '@/lib/tokens/session-id'
import type { User } from '@/payload-types'

/** The number of seconds after which a session ends although it is in use: seven days. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60

/**
 * Payload extends a session with each refresh, without end. Near the end of its lifetime, the new
 * token expires with it.
 */
export const limitSession: CollectionRefreshHook<User> = async ({ args, user }) => {
  const { collection, req } = args
  const { config } = collection
  const current = getSessionId(req.user)
  const session = user.sessions?.find(({ id }) => id === current)
  if (!session?.createdAt || !req.user) throw new Forbidden(req.t)
  const age = (Date.now() - Date.parse(session.createdAt)) / 1000
  const rest = Math.floor(SESSION_SECONDS - age)
  if (rest <= 0) throw new Forbidden(req.t)
  if (rest >= config.auth.tokenExpiration) return
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      sid: session.id,
      user: req.user,
    }),
    secret: req.payload.secret,
    tokenExpiration: rest,
  })
  return { exp, refreshedToken: token, setCookie: true, user }
}
