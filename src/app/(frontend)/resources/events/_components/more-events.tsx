import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'

/** Where to hear of events in time, and what to see without one. */
export function MoreEvents() {
  return (
    <section
      aria-labelledby="more-events"
      data-screen-only
      className="mt-14 grid items-center gap-6 rounded-lg bg-primary-tint p-6 md:grid-cols-[1fr_auto] md:p-10"
    >
      <div>
        <h2 id="more-events" className="text-2xl">
          Don’t wait for the next one
        </h2>
        <p className="mt-2 text-ink-soft">
          The newsletter tells of openings before they are on a calendar, and most models can be
          seen on any day.
        </p>
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
