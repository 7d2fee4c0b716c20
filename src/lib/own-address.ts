import { env } from './env'

/** Where this very server listens, for what it asks of itself; without a closing slash. */
export function ownAddress(): string {
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
  return `http://${host}:${env.PORT}`
}
