import { Section } from '@/components/layout/section'
import { AnyLink } from '@/components/ui/any-link'
import { buttonClass } from '@/components/ui/button'
import type { SiteLink } from '@/contract/site/site'

interface CallOutProps {
  heading: string
  text: string
  links: readonly SiteLink[]
  /** The style of the first link, the page's main action. */
  variant?: 'primary' | 'accent'
}

/** A highlighted section with the next step. */
export function CallOut({ heading, text, links, variant = 'primary' }: CallOutProps) {
  return (
    <div className="rounded-lg bg-primary-tint p-6 md:p-8" data-screen-only>
      <Section title={heading} size="small">
        <p className="max-w-prose">{text}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          {links.map(({ label, path }, index) => (
            <AnyLink
              key={path}
              href={path}
              className={buttonClass(index === 0 ? variant : 'outline')}
            >
              {label}
            </AnyLink>
          ))}
        </p>
      </Section>
    </div>
  )
}
