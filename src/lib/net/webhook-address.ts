import { isIP } from 'node:net'
import { isPublicAddress } from './public-address'

/** Names of hosts that only a private network knows. */
const PRIVATE_HOST = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/

/**
 * What is wrong with the URL of a webhook, or `null`. Names of hosts are resolved and checked when a
 * request is sent (`post-public.ts`), because their addresses can change.
 */
export function findWebhookProblem(url: string): string | null {
  const { protocol, hostname, username, password } = URL.canParse(url) ? new URL(url) : noUrl
  if (protocol !== 'https:') return 'Enter the full URL, including https://'
  if (username || password) return 'Enter the URL without a user name and password.'
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isPrivate = isIP(host) === 0 ? PRIVATE_HOST.test(host) : !isPublicAddress(host)
  return isPrivate ? 'This URL leads to a private address.' : null
}

const noUrl = { protocol: '', hostname: '', username: '', password: '' }
