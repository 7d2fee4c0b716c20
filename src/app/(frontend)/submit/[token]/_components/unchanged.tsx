import { Button } from '@/components/ui/button'
import { emailedPaths } from '@/config/emailed-paths'
import type { ListingToConfirm } from '@/data/verification/reminded-listings'
import { describeListing } from '@/domain/verification/reminder'

interface UnchangedProps {
  readonly token: string
  /** The listings that buyers see and that the builder can confirm. */
  readonly listings: readonly ListingToConfirm[]
  /** Whether the builder pressed the button already. */
  readonly isConfirmed: boolean
}

/** One button for a builder whose listings are right. It works without JavaScript. */
export function Unchanged({ token, listings, isConfirmed }: UnchangedProps) {
  return (
    <section aria-labelledby="unchanged" className="mt-6 rounded-md border border-hairline p-5">
      <h2 id="unchanged" className="text-2xl">
        Is this still right?
      </h2>
      <p className="mt-2 text-ink-soft">
        {isConfirmed
          ? 'Our editors are working on these listings right now. Please confirm them again in a few minutes:'
          : 'This is what buyers see today. If nothing has changed, one click confirms it.'}
      </p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {listings.map((listing) => (
          <li key={listing.id}>{describeListing(listing)}</li>
        ))}
      </ul>
      <form action={emailedPaths.submitUnchanged(token)} method="post" className="mt-5">
        <Button type="submit" variant="accent">
          Nothing changed this month
        </Button>
      </form>
    </section>
  )
}
