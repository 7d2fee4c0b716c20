import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Cache tags, lifetime and status of one response. The server around Next provides a scope for each
 * response that it may cache; without that server, as under `next start`, there is none and nothing
 * is cached.
 */
export interface CacheScope {
  /** Adds the tags of content that the response contains. */
  dependOn(tags: Iterable<string>): void
  /** Shortens the lifetime of the response, for content that changes with time, in seconds. */
  expireWithin(seconds: number): void
  /** Sets the status of a page, which Next cannot. */
  respondWith(status: number): void
  /** Replaces what was rendered by an error: the server answers 503, or with a stale response. */
  failWith(error: unknown): void
  /**
   * The result of `compute`, shared by all responses until one of the tags that it depends on is
   * invalidated.
   */
  read<Result>(key: string, compute: () => Promise<Result>): Promise<Result>
}

const key = Symbol.for('guide.cache-scope')
const shared = globalThis as { [key]?: AsyncLocalStorage<CacheScope> }

/**
 * The scope of the current response. The server and Next's bundles are built separately and load
 * separate copies of this module, so the storage is on the global object.
 */
export const cacheScope: AsyncLocalStorage<CacheScope> = shared[key] ?? new AsyncLocalStorage()
shared[key] = cacheScope
