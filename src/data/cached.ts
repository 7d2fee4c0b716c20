import 'server-only'
import { unstable_cache } from 'next/cache'
import { cacheTags } from '@/lib/cache-tags'

/**
 * A read that is kept until one of its tags expires, however often it is asked for. `key` names
 * the read and whatever it depends on; keep it to values of a bounded set.
 */
export function cached<Result>(
  key: readonly string[],
  tags: readonly string[],
  read: () => Promise<Result>,
): Promise<Result> {
  return unstable_cache(read, [...key], { tags: [cacheTags.site, ...tags], revalidate: false })()
}
