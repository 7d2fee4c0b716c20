import { env } from './env'

/** The URL at which this server listens, for internal requests; without a trailing slash. */
export function ownAddress(): string {
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
  return `http://${host}:${env.PORT}`
}
