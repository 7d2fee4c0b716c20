import { ArrowRight } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { AnyLink } from '@/components/ui/any-link'
import type { About } from '@/contract/pages/about'

export function PublisherPolicy({ policy }: { policy: About['publisherPolicy'] }) {
  const { heading, intro, items, link } = policy
  return (
    <Section id="publisher-policy" title={heading}>
      {intro ? <p className="max-w-prose text-ink-soft text-lg">{intro}</p> : null}
      <dl className="mt-6 border-ink border-t-2">
        {items.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1.5 border-hairline border-b py-5 md:grid-cols-[13rem_1fr]"
          >
            <dt className="font-display text-xl">{title}</dt>
            <dd className="max-w-prose">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <AnyLink
          href={link.path}
          className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-primary"
        >
          <span className="quiet-link">{link.label}</span>
          <ArrowRight aria-hidden className="size-4" />
        </AnyLink>
      </p>
    </Section>
  )
}
