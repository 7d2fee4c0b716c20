import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'

interface LinkNoticeProps {
  readonly icon: LucideIcon
  readonly title: string
  /** The publisher's email address. */
  readonly email: string
  readonly children: ReactNode
}

/** Why a link shows no report, and who sends a new one. */
export function LinkNotice({ icon: Icon, title, email, children }: LinkNoticeProps) {
  return (
    <div className="page-width pt-5 pb-20">
      <div className="mx-auto mt-8 max-w-3xl rounded-lg border border-hairline bg-surface p-6 shadow-soft md:mt-12 md:p-12">
        <Icon aria-hidden className="size-9 text-primary" strokeWidth={1.5} />
        <h1 className="mt-4 text-4xl">{title}</h1>
        <p className="mt-4 text-ink-soft text-lg">
          {children}{' '}
          <a href={`mailto:${email}`} className="quiet-link font-semibold text-primary">
            {email}
          </a>
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={paths.contact}>Contact us</ButtonLink>
          <ButtonLink href={paths.builders} variant="outline">
            See all builders
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
