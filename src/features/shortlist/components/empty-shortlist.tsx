import { Heart } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'

/** The text of a shortlist without listings. */
export function EmptyShortlist() {
  return (
    <div className="max-w-xl py-6">
      <p className="text-lg">
        Nothing saved yet. Tap the heart{' '}
        <Heart aria-hidden className="inline size-5 align-[-0.2em] text-accent" strokeWidth={1.8} />{' '}
        of a community, plan or home to save it here.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={paths.communities} variant="primary">
          See communities
        </ButtonLink>
        <ButtonLink href={paths.homes} variant="outline">
          See homes for sale
        </ButtonLink>
      </p>
    </div>
  )
}
