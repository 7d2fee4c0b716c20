'use client'

import { Heart } from 'lucide-react'
import { addListings, useShortlist } from '@/components/shortlist/shortlist-store'
import { Button, ButtonLink } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { paths } from '@/config/paths'
import { shortlistMessages } from '@/content/shortlist-messages'
import { isListed, type Named } from '@/domain/shortlist/saved'

/**
 * Adds the listings of a shared link to the shortlist of this browser, which stays as it is until
 * then. Invisible until scripts run.
 */
export function AddShared({ listings }: { listings: readonly Named[] }) {
  const list = useShortlist()
  const missing = list === null ? listings : listings.filter(({ key }) => !isListed(list, key))
  const add = () => {
    const result = addListings(missing)
    if (result !== 'added') showToast({ ...shortlistMessages[result], tone: 'destructive' })
  }
  const already = listings.length - missing.length
  const state =
    missing.length === 0
      ? 'All of these are on your shortlist.'
      : already > 0
        ? `${already} of ${listings.length} ${already === 1 ? 'is' : 'are'} on your shortlist already.`
        : 'Adding these won’t replace your list.'
  return (
    <div
      data-screen-only
      className={`mb-8 flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-primary-tint px-5 py-4 ${list === null ? 'invisible' : ''}`}
    >
      <p role="status">{state}</p>
      {missing.length === 0 ? (
        <ButtonLink href={paths.shortlist} variant="outline">
          Open my shortlist
        </ButtonLink>
      ) : (
        <Button variant="accent" onClick={add}>
          <Heart aria-hidden className="size-4.5" strokeWidth={1.8} />
          Add to my shortlist
        </Button>
      )}
    </div>
  )
}
