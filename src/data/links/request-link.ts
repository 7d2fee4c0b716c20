import 'server-only'
import http from 'node:http'
import https from 'node:https'
import { z } from 'zod/mini'
import { env } from '@/config/env'
import { describeFailure, describeStatus, type LinkCheck } from '@/domain/links/link-state'
import { checkedLookup, checkHost, PrivateAddressError } from '@/lib/net/checked-lookup'
import { isPublicAddress } from '@/lib/net/public-address'

/** Milliseconds for all requests of a link together. */
const TIMEOUT_MS = 10_000

const MAX_REDIRECTS = 5

interface Options {
  /** Whether an IP address may be contacted. */
  readonly isAllowed?: (address: string) => boolean
  readonly timeoutMs?: number
}

interface Request {
  readonly method: 'HEAD' | 'GET'
  readonly isAllowed: (address: string) => boolean
  readonly signal: AbortSignal
}

interface Answer {
  readonly status: number
  readonly location: string | undefined
}

/** A failure that is explained to editors as it is. */
class LinkProblem extends Error {}

const PRIVATE = 'The link leads to a private address.'

/** Requests one address and returns the head of the response. The body is never read. */
async function sendRequest(url: URL, { method, isAllowed, signal }: Request): Promise<Answer> {
  checkHost(url, isAllowed)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      agent: false,
      lookup: checkedLookup(isAllowed),
      signal,
      headers: {
        accept: 'text/html,*/*',
        'user-agent': `San Antonio New Home Guide link check (+${env.SITE_URL})`,
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      response.on('error', () => {})
      response.destroy()
    })
    request.end()
  })
}

const isRedirect = ({ status, location }: Answer) =>
  location !== undefined && [301, 302, 303, 307, 308].includes(status)

/** Follows redirects, checks each address, and returns the status of the last one. */
async function followLink(address: string, request: Request): Promise<number> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await sendRequest(url, request)
    if (!isRedirect(answer)) return answer.status
    const target = answer.location ?? ''
    if (!URL.canParse(target, url.href)) throw new LinkProblem('It redirects to an invalid URL.')
    url = new URL(target, url.href)
    if (!/^https?:$/.test(url.protocol)) throw new LinkProblem('It redirects to an invalid URL.')
  }
  throw new LinkProblem(`It redirects more than ${MAX_REDIRECTS} times.`)
}

const failure = z.object({ code: z.string() })

function explain(error: unknown, { signal }: Request): LinkCheck {
  if (error instanceof PrivateAddressError) return { status: null, problem: PRIVATE }
  if (error instanceof LinkProblem) return { status: null, problem: error.message }
  if (signal.aborted) return { status: null, problem: 'The website does not respond in time.' }
  return describeFailure(failure.safeParse(error).data?.code ?? 'no response')
}

async function check(url: string, request: Request): Promise<LinkCheck> {
  try {
    const status = await followLink(url, request)
    return { status, problem: describeStatus(status) }
  } catch (error) {
    return explain(error, request)
  }
}

/**
 * Asks another website whether a page exists: with HEAD, and with GET where that fails, because
 * some servers answer HEAD wrongly. Only public addresses are contacted, also after a redirect.
 * Never rejects.
 */
export async function requestLink(
  url: string,
  { isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<LinkCheck> {
  const request = { isAllowed, signal: AbortSignal.timeout(timeoutMs) }
  const head = await check(url, { ...request, method: 'HEAD' })
  const isFound = head.status !== null && head.status < 400
  return isFound ? head : check(url, { ...request, method: 'GET' })
}
