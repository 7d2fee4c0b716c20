import 'server-only'
import { cacheScope } from '@/lib/cache-scope'
import { nextSiteDay } from '@/lib/dates/site-date'

/**
 * Declares that the current response contains content with these tags. Every read of published
 * content calls it, so the response is stored under the tags of what it really contains.
 */
export function dependOn(...tags: readonly string[]): void {
  cacheScope.getStore()?.dependOn(tags)
}

/** Limits the lifetime of the current response, because it depends on the time. */
export function expireWithin(seconds: number): void {
  cacheScope.getStore()?.expireWithin(seconds)
}

/** Limits it to the rest of the day in San Antonio. */
export function expireWithDay(now: Date): void {
  expireWithin(Math.ceil((nextSiteDay(now).getTime() - now.getTime()) / 1000))
}

/**
 * A read that many pages repeat, such as the navigation. Its result is shared by all responses
 * until one of the tags that it depends on is invalidated. `key` must come from a bounded set.
 */
export function sharedRead<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
  return cacheScope.getStore()?.read(key, read) ?? read()
}
