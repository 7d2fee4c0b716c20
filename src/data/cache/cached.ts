import 'server-only'
import { unstable_cache } from 'next/cache'
import { cacheTags } from '@/config/cache-tags'

/**
 * Caches a read until one of its tags is invalidated. `key` names the read and its parameters. Use
 * only parameters from a bounded set, because each key takes memory.
 */
export function cached<Result>(
  key: readonly string[],
  tags: readonly string[],
  read: () => Promise<Result>,
): Promise<Result> {
  return unstable_cache(read, [...key], { tags: [cacheTags.site, ...tags], revalidate: false })()
}
