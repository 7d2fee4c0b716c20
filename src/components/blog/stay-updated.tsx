import { Rss } from 'lucide-react'
import { paths } from '@/config/paths'
import { ButtonLink } from '../ui/button'

/** Links to the newsletter and the RSS feed. */
export function StayUpdated({ text }: { text: string }) {
  return (
    <section
      aria-labelledby="stay-updated"
      data-screen-only
      className="rounded-lg bg-primary-tint p-6"
    >
      <h2 id="stay-updated" className="text-xl">
        Stay Updated
      </h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ButtonLink href={paths.newsletter} className="mt-5 w-full">
        Subscribe to Newsletter
      </ButtonLink>
      <p className="mt-2 text-center">
        <a
          href={paths.feed}
          className="inline-flex min-h-11 items-center gap-2 text-primary text-sm"
        >
          <Rss aria-hidden className="size-4 text-accent" strokeWidth={2} />
          <span className="quiet-link">Subscribe by RSS</span>
        </a>
      </p>
    </section>
  )
}
