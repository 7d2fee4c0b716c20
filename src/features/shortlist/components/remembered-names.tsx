'use client'

import { useShortlist } from '@/components/shortlist/shortlist-store'
import { plural } from '@/domain/text/plural'

/** Says that listings are gone, with their names if this browser remembers them. */
export function RememberedNames({ keys }: { keys: readonly string[] }) {
  const list = useShortlist() ?? []
  if (keys.length === 0) return null
  const names = list.filter(({ key, name }) => keys.includes(key) && name !== '')
  const rest = keys.length - names.length
  const others = plural(rest, 'other listing', 'other listings')
  const subject = [
    ...names.map(({ name }) => name),
    ...(rest === 0 ? [] : [names.length > 0 ? others : plural(rest, 'listing', 'listings')]),
  ].join(', ')
  return <p className="mb-5 rounded-md bg-sand px-5 py-3.5">No longer in the guide: {subject}.</p>
}
