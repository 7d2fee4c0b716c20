import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/config/cache-tags'
import { type Cdn, lifetimeHeaders, tagHeaders } from '@/config/cdn-headers'
import { type CacheScope, cacheScope } from '@/lib/cache-scope'
import { isDatabaseDown } from '@/lib/log/database-errors'
import { log } from '@/lib/log/log'
import type { CachedResponse } from '../http/cached-response'
import { noReplicas, type Replicas } from '../replicas/replicas'
import { TagClock } from './tag-clock'

const MEGABYTE = 1024 * 1024

/** A response or read with the content that it was made of. */
interface Entry<Value> {
  readonly value: Value
  readonly tags: ReadonlySet<string>
  /** The tick of the tag clock at which computing it began. */
  readonly since: number
  /** Milliseconds since 1970. */
  readonly expires: number
}

/** How a page changes the response to its request. */
type Outcome = Pick<CacheScope, 'respondWith' | 'failWith'>

const noOutcome: Outcome = { respondWith() {}, failWith() {} }

type Read = (key: string, compute: () => Promise<unknown>) => Promise<Entry<unknown>>

interface Options {
  /** Resolves when the changes that other servers have committed so far were invalidated. */
  readonly synchronize?: () => Promise<void>
  /** Runs a render whose reads all see one state of the database. */
  readonly readSnapshot?: (render: () => Promise<CachedResponse>) => Promise<CachedResponse>
  readonly replicas?: Pick<Replicas, 'invalidate' | 'read'>
  readonly megabytes?: number
  readonly cdn?: Cdn | undefined
  readonly now?: () => number
}

/** The maximum lifetime of a response, in seconds: ads are chosen again. */
const HOUR = 3600

/** How long a stale response is sent without a new attempt, in milliseconds, after rendering failed. */
const RETRY = 1000

/** The number of hot reads; their keys come from a bounded set. */
const MAX_READS = 500

/**
 * Cache of complete responses to anonymous GET requests, until the content they were made of changes.
 *
 * - Answers are stored under the tags that their reads declared (`src/lib/cache-scope.ts`).
 * - Concurrent requests for one key share one render.
 * - A render that overlaps a change of its content is repeated with a snapshot of the database, so
 *   no response mixes two states.
 * - The first render reads a replica that has all changes so far, if there is one.
 * - When rendering fails, the stale response is sent.
 * - Memory is bounded. A response requested once is stored apart from those requested again, so many
 *   different URLs do not evict the pages that visitors read.
 */
export class ResponseCache {
  private readonly probationary: LRUCache<string, Entry<CachedResponse>>
  private readonly protectedEntries: LRUCache<string, Entry<CachedResponse>>
  private readonly reads = new LRUCache<string, Entry<unknown>>({ max: MAX_READS })
  private readonly pending = new Map<string, Promise<CachedResponse>>()
  private readonly pendingReads = new Map<string, Promise<Entry<unknown>>>()
  private readonly retryAt = new LRUCache<string, number>({ max: 1000 })
  private readonly clock = new TagClock()
  private readonly synchronize: () => Promise<void>
  private readonly readSnapshot: (render: () => Promise<CachedResponse>) => Promise<CachedResponse>
  private readonly replicas: Pick<Replicas, 'invalidate' | 'read'>
  private readonly now: () => number
  private readonly cdn: Cdn | undefined

  constructor({
    synchronize = async () => {},
    readSnapshot = (render) => render(),
    replicas = noReplicas,
    megabytes = 64,
    cdn,
    now = Date.now,
  }: Options = {}) {
    this.synchronize = synchronize
    this.readSnapshot = readSnapshot
    this.replicas = replicas
    this.now = now
    this.cdn = cdn
    const maxBytes = megabytes * MEGABYTE
    this.probationary = new LRUCache({ maxSize: maxBytes / 4, sizeCalculation })
    this.protectedEntries = new LRUCache({ maxSize: (maxBytes / 4) * 3, sizeCalculation })
  }

  /** The memory of the stored responses, in bytes. */
  get bytes(): number {
    return this.probationary.calculatedSize + this.protectedEntries.calculatedSize
  }

  /** The number of stored responses. */
  get entries(): number {
    return this.probationary.size + this.protectedEntries.size
  }

  /** The stored response for a key, if its content has not changed since. */
  find(key: string): CachedResponse | undefined {
    const entry = this.protectedEntries.get(key) ?? this.probationary.get(key)
    if (!entry || !this.isCurrent(entry)) return undefined
    if (this.probationary.has(key)) {
      this.probationary.delete(key)
      this.protectedEntries.set(key, entry)
    }
    return entry.value
  }

  /** The stored response for a key, or a new one from `render`. */
  respond(key: string, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const known = this.find(key) ?? this.staleToSend(key)
    if (known) return Promise.resolve(known)
    const shared = this.pending.get(key)
    if (shared) return shared
    const own = this.renderOrStale(key, render).finally(() => {
      if (this.pending.get(key) === own) this.pending.delete(key)
    })
    this.pending.set(key, own)
    return own
  }

  /** Marks everything with one of the tags as stale. */
  invalidate(tags: Iterable<string>): void {
    this.clock.invalidate(tags)
    this.replicas.invalidate()
    // A later request must not share a render that began earlier.
    this.pending.clear()
    this.pendingReads.clear()
  }

  /** See `ServerState.beginChange`. */
  beginChange(tags: readonly string[]): () => void {
    const end = this.clock.begin(tags)
    return () => {
      this.invalidate(tags)
      end()
    }
  }

  /** Renders a page that is not stored. It shares the hot reads. */
  async renderUncached(render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    return (await this.renderInScope(render)).response
  }

  /** Runs a request other than for a page, whose response is not stored. It shares the hot reads. */
  runUncached<Result>(work: () => Promise<Result>): Promise<Result> {
    return cacheScope.run(this.openScope(this.sharedRead).scope, work)
  }

  /** A response whose content changed, for callers that cannot wait for a new one. */
  stale(key: string): CachedResponse | undefined {
    return (this.protectedEntries.peek(key) ?? this.probationary.peek(key))?.value.stale()
  }

  private staleToSend(key: string): CachedResponse | undefined {
    return (this.retryAt.get(key) ?? 0) > this.now() ? this.stale(key) : undefined
  }

  private async renderOrStale(
    key: string,
    render: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    try {
      const response = await this.render(key, render)
      if (response.status < 500) return response
      const isUnavailable = response.status === 503
      return this.afterFailure(key, `answered ${response.status}`, isUnavailable) ?? response
    } catch (error) {
      const stale = this.afterFailure(key, error, isDatabaseDown(error))
      if (stale) return stale
      throw error
    }
  }

  private afterFailure(
    key: string,
    reason: unknown,
    isUnavailable: boolean,
  ): CachedResponse | undefined {
    const stale = this.stale(key)
    if (!stale) return undefined
    this.retryAt.set(key, this.now() + RETRY)
    const why = isUnavailable ? 'the database does not respond' : 'rendering failed'
    log.warn({ err: reason, path: key.split(/[? ]/, 1)[0] }, `stale answer sent: ${why}`)
    return stale
  }

  private async render(
    key: string,
    render: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const first =
      (await this.renderOnReplica(key, render)) ??
      (await this.renderAndStore(key, render, this.sharedRead))
    if (first.isCurrent) return first.response
    // A hot read may be older or newer than the snapshot.
    const renderAgain = () => this.renderAndStore(key, render, this.ownRead)
    return this.readSnapshot(async () => (await renderAgain()).response)
  }

  /** Resolves to `undefined` if the primary has to be read: no replica can answer, or one has failed. */
  private async renderOnReplica(key: string, render: () => Promise<CachedResponse>) {
    const since = this.clock.tick
    try {
      const rendered = await this.replicas.read(() =>
        this.renderAndStore(key, render, this.readAsOf(since), since),
      )
      return rendered && rendered.result.response.status < 500 ? rendered.result : undefined
    } catch (error) {
      log.debug({ err: error }, 'a render on a replica has failed')
      return undefined
    }
  }

  /**
   * Renders a response, and stores it if its content did not change meanwhile: after the tick `since`.
   */
  private async renderAndStore(
    key: string,
    render: () => Promise<CachedResponse>,
    read: Read,
    since = this.clock.tick,
  ) {
    const { response, tags, lifetime } = await this.renderInScope(render, read)
    await this.synchronize()
    await this.clock.settled(tags)
    const isCurrent = this.clock.isCurrent(tags, since)
    if (!isCurrent || !response.isStorable) return { response, isCurrent }
    const value = await response.stored({
      ...tagHeaders([...tags].sort(), this.cdn),
      ...lifetimeHeaders(lifetime(), this.cdn),
    })
    const segment = this.protectedEntries.has(key) ? this.protectedEntries : this.probationary
    segment.set(key, { value, tags, since, expires: this.now() + lifetime() * 1000 })
    return { response: value, isCurrent }
  }

  /** Renders a response with the status that its page sets, and collects what it depends on. */
  private async renderInScope(render: () => Promise<CachedResponse>, read = this.sharedRead) {
    let status: number | undefined
    let failure: { readonly error: unknown } | undefined
    const { scope, ...collected } = this.openScope(read, {
      respondWith(given) {
        status = given
      },
      failWith(error) {
        failure = { error }
      },
    })
    const rendered = await cacheScope.run(scope, render)
    if (failure) throw failure.error
    return {
      response: status === undefined ? rendered : rendered.withStatus(status),
      ...collected,
    }
  }

  private isCurrent({ tags, since, expires }: Entry<unknown>): boolean {
    return expires > this.now() && this.clock.isCurrent(tags, since)
  }

  private openScope(read: Read, outcome: Outcome = noOutcome) {
    const tags = new Set<string>([cacheTags.site])
    let lifetime = HOUR
    const scope: CacheScope = {
      dependOn(added) {
        for (const tag of added) tags.add(tag)
      },
      ...outcome,
      expireWithin(seconds) {
        lifetime = Math.min(lifetime, seconds)
      },
      read: async (key, compute) => {
        const entry = await read(key, compute)
        scope.dependOn(entry.tags)
        // The key determines the type of the result.
        return entry.value as Awaited<ReturnType<typeof compute>>
      },
    }
    return { scope, tags, lifetime: () => lifetime }
  }

  /** The stored result of a read, or a new one that other responses share. */
  private readonly sharedRead: Read = (key, compute) => this.share(key, compute, this.sharedRead)

  /**
   * Shared reads of a replica, which sees the content as it was at the tick `since`. After a change,
   * what it computes is too old for other responses.
   */
  private readAsOf(since: number): Read {
    const read: Read = (key, compute) =>
      this.clock.tick === since ? this.share(key, compute, read) : this.ownRead(key, compute)
    return read
  }

  private share(
    key: string,
    compute: () => Promise<unknown>,
    nested: Read,
  ): Promise<Entry<unknown>> {
    const known = this.reads.get(key)
    if (known && this.isCurrent(known)) return Promise.resolve(known)
    const shared = this.pendingReads.get(key)
    if (shared) return shared
    const own = this.compute(compute, nested)
      .then((entry) => {
        this.reads.set(key, entry)
        return entry
      })
      .finally(() => {
        if (this.pendingReads.get(key) === own) this.pendingReads.delete(key)
      })
    this.pendingReads.set(key, own)
    return own
  }

  /** A result that no other response shares. */
  private readonly ownRead: Read = (_key, compute) => this.compute(compute, this.ownRead)

  private async compute(compute: () => Promise<unknown>, read: Read): Promise<Entry<unknown>> {
    const since = this.clock.tick
    const { scope, tags, lifetime } = this.openScope(read)
    const value = await cacheScope.run(scope, compute)
    return { value, tags, since, expires: this.now() + lifetime() * 1000 }
  }
}

/** The memory of a response and its key, in bytes. */
function sizeCalculation({ value }: Entry<CachedResponse>, key: string): number {
  return value.body.memory + JSON.stringify(value.headers).length * 2 + key.length * 2 + 1024
}
