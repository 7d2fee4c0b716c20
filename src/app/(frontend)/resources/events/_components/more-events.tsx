import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'

/** Links to the newsletter and to the communities. */
export function MoreEvents({ words }: { words: SiteCopy['events'] }) {
  return (
    <section
      aria-labelledby="more-events"
      data-screen-only
      className="mt-14 grid items-center gap-6 rounded-lg bg-primary-tint p-6 md:grid-cols-[1fr_auto] md:p-10"
    >
      <div>
        <h2 id="more-events" className="text-2xl">
          {words.moreHeading}
        </h2>
        <p className="mt-2 text-ink-soft">{words.moreText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.newsletter}>Get the newsletter</ButtonLink>
        <ButtonLink href={paths.communities} variant="outline">
          Browse communities
        </ButtonLink>
      </div>
    </section>
  )
}
