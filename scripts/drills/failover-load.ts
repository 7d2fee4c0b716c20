import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Guide } from '../../tests/e2e/setup/guide'
import { contactLead } from '../../tests/fixtures/contact-lead'
import { publishedCommunity, signIn } from './editor'
import { waitUntil } from './report'

/** An answer to a request. Times are those of `performance`. */
interface Answer {
  readonly begun: number
  readonly ended: number
  /** 0 without an answer. */
  readonly status: number
  readonly retryAfter: string | null
}

interface Acknowledged {
  readonly id: string
  readonly begun: number
  readonly ended: number
}

/** Content that an editor published on the first server, and when the other one showed it. */
interface Publication {
  readonly slug: string
  readonly begun: number
  readonly published: number
  readonly heard: number
}

const withId = z.object({ id: z.string() })
const BUYERS = 10
const PAGES = ['/', '/communities', '/api/communities']

/** Sends leads, reads pages and publishes on two servers until it is ended. */
export async function startLoad(
  guides: readonly [Guide, Guide],
  account: Readonly<Record<'email' | 'password', string>>,
) {
  const leads: Answer[] = []
  const pages: Answer[] = []
  const saves: Answer[] = []
  /** Leads by their idempotency keys. */
  const acknowledged = new Map<string, Acknowledged>()
  const publications: Publication[] = []
  let isEnding = false
  let next = 0

  async function ask(url: string, answers: Answer[], init: RequestInit = {}): Promise<unknown> {
    const begun = performance.now()
    let status = 0
    let retryAfter: string | null = null
    let body: unknown
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
      const text = await response.text()
      status = response.status
      retryAfter = response.headers.get('retry-after')
      if (response.headers.get('content-type')?.includes('json')) body = JSON.parse(text)
    } catch {
      status = 0
    }
    answers.push({ begun, ended: performance.now(), status, retryAfter })
    return body
  }

  function post(body: object, headers: Readonly<Record<string, string>>): RequestInit {
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
  }

  /** Sends leads, each with its key to both servers in turn until it is acknowledged. */
  async function buy(): Promise<void> {
    while (!isEnding) {
      next += 1
      const key = `failover-lead-${next}`
      const init = post({ ...contactLead, lastName: key }, { 'idempotency-key': key })
      for (let turn = next; !acknowledged.has(key); turn += 1) {
        const begun = performance.now()
        const body = await ask(`${guides[turn % 2 === 0 ? 0 : 1].url}/api/leads`, leads, init)
        const ended = performance.now()
        const { data } = withId.safeParse(body)
        if (data) acknowledged.set(key, { id: data.id, begun, ended })
        else await sleep(200)
      }
    }
  }

  async function visit(): Promise<void> {
    for (let turn = 0; !isEnding; turn += 1) {
      await ask(guides[turn % 2 === 0 ? 0 : 1].url + PAGES[turn % PAGES.length], pages)
      await sleep(20)
    }
  }

  const editor = await signIn(guides[0].url, account)

  /** Publishes communities on the first server, each until that succeeds, and waits for the other one. */
  async function edit(): Promise<void> {
    for (let turn = 1; !isEnding; turn += 1) {
      const slug = `failover-hills-${turn}`
      const init = post(publishedCommunity(slug), editor)
      let begun = performance.now()
      // 400: the slug exists, because the answer to an earlier attempt was lost.
      for (;;) {
        begun = performance.now()
        await ask(`${guides[0].url}/cms/api/communities`, saves, init)
        if ([201, 400].includes(saves.at(-1)?.status ?? 0)) break
        await sleep(200)
      }
      const published = performance.now()
      const waited = await waitUntil(
        async () => {
          const list = await fetch(`${guides[1].url}/api/communities`)
          return (await list.text()).includes(slug)
        },
        30_000,
        20,
      )
      publications.push({ slug, begun, published, heard: published + waited })
      await sleep(500)
    }
  }

  const clients = [...Array.from({ length: BUYERS }, buy), visit(), visit(), edit()]
  return {
    leads,
    pages,
    saves,
    acknowledged,
    publications,
    /** Begins nothing new, and waits until each lead is acknowledged. */
    async end(): Promise<void> {
      isEnding = true
      await Promise.all(clients)
    },
  }
}
