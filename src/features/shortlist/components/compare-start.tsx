'use client'

import { useShortlist } from '@/components/shortlist/shortlist-store'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { COMPARE_LIMIT } from '@/domain/shortlist/items'
import { listed } from '@/domain/shortlist/saved'

/** Where a comparison begins: with the shortlist of this browser, or with what can be saved. */
export function CompareStart() {
  const list = useShortlist()
  const keys = list ? listed(list).map(({ key }) => key) : []
  return (
    <div className="max-w-xl py-6">
      <p className="text-lg">
        {keys.length > 0
          ? 'Select two to four listings on your shortlist to see them side by side.'
          : 'Save communities, plans and homes with the heart, then compare them from your shortlist.'}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {keys.length > 1 && keys.length <= COMPARE_LIMIT ? (
          <ButtonLink href={paths.comparison(keys)}>
            Compare the {keys.length} on your shortlist
          </ButtonLink>
        ) : null}
        <ButtonLink href={paths.shortlist} variant={keys.length > 0 ? 'outline' : 'primary'}>
          Open your shortlist
        </ButtonLink>
        <ButtonLink href={paths.communities} variant="outline">
          See communities
        </ButtonLink>
      </p>
    </div>
  )
}
