import { env } from './env'
import { urlHost } from './env-fields'

/** The URL of this server for internal requests, without a trailing slash. */
export function internalUrl(): string {
  return `http://${reachable(env.HOST)}:${env.PORT}`
}

/** A server that listens on all addresses is reached on the loopback address of the same family. */
function reachable(host: string): string {
  const hostname = urlHost(host)
  if (hostname === '0.0.0.0') return '127.0.0.1'
  return hostname === '[::]' ? '[::1]' : hostname
}
