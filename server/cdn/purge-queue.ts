import { setTimeout as sleep } from 'node:timers/promises'
import { cacheTags } from '@/config/cache-tags'
import { log } from '@/lib/log/log'
import type { Purge } from './purge'

export interface PurgeQueue {
  /** The number of tags that wait for their purge. */
  readonly size: number
  add(tags: Iterable<string>): void
  close(): void
}

interface Options {
  /** Milliseconds in which the tags of several commits become one purge. */
  readonly batch?: number
  /** Milliseconds until the second purge of each tag. */
  readonly again?: number
  /** Milliseconds until the first retry of a failed purge. Each further one waits for twice as long. */
  readonly retry?: number
}

/** The number of tags that all CDNs take in one request. */
const MAX_TAGS = 30

const MAX_RETRY = 30_000

/**
 * Purges tags from a CDN, those of several commits together, and each a second time: a server that
 * heard of a change late may have sent the old page to the CDN after the first purge. A failed purge is
 * repeated until it succeeds. More tags than a CDN takes at once are purged as `site`, which all
 * responses have.
 */
export function createPurgeQueue(
  purge: Purge,
  { batch = 50, again = 3000, retry = 1000 }: Options = {},
): PurgeQueue {
  const closing = new AbortController()
  const { signal } = closing
  /** The tags that wait, and how often each is still to be purged. */
  let waiting = new Map<string, number>()
  let isRunning = false

  const rest = (milliseconds: number) =>
    sleep(milliseconds, undefined, { ref: false, signal }).catch(() => {})

  function addTags(tags: Iterable<string>, times: number): void {
    for (const tag of tags) waiting.set(tag, Math.max(waiting.get(tag) ?? 0, times))
    if (waiting.size > MAX_TAGS)
      waiting = new Map([[cacheTags.site, Math.max(...waiting.values())]])
    if (!isRunning) void run()
  }

  async function purgeAgain(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return
    await rest(again)
    if (!signal.aborted) addTags(tags, 1)
  }

  async function run(): Promise<void> {
    isRunning = true
    let pause = retry
    while (waiting.size > 0 && !signal.aborted) {
      await rest(batch)
      const tags = waiting
      waiting = new Map()
      try {
        await purge([...tags.keys()])
        pause = retry
        void purgeAgain([...tags].flatMap(([tag, times]) => (times > 1 ? [tag] : [])))
      } catch (error) {
        log.warn({ err: error, tags: tags.size }, 'purging the CDN failed, and is tried again')
        for (const [tag, times] of tags) waiting.set(tag, Math.max(waiting.get(tag) ?? 0, times))
        await rest(pause)
        pause = Math.min(pause * 2, MAX_RETRY)
      }
    }
    isRunning = false
  }

  return {
    get size() {
      return waiting.size
    },
    add: (tags) => addTags(tags, 2),
    close: () => closing.abort(),
  }
}
