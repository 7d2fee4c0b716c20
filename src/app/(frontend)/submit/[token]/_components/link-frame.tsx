import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface LinkFrameProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
}

/** The layout of the page of a builder's link. */
export function LinkFrame({ icon: Icon, title, children }: LinkFrameProps) {
  return (
    <div className="page-width pt-8 pb-20 md:pt-14">
      <div className="mx-auto max-w-3xl rounded-lg border border-hairline bg-surface p-6 shadow-soft md:p-12">
        <Icon aria-hidden className="size-9 text-primary" strokeWidth={1.5} />
        <h1 className="mt-4 text-4xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** A state of a link in which nothing can be sent. */
export function ClosedLink({
  email,
  children,
  ...frame
}: LinkFrameProps & { readonly email: string }) {
  return (
    <LinkFrame {...frame}>
      <p className="mt-4 text-ink-soft text-lg">{children}</p>
      <p className="mt-4 text-ink-soft text-lg">
        Questions? Write to{' '}
        <a href={`mailto:${email}`} className="quiet-link font-semibold text-primary">
          {email}
        </a>
        .
      </p>
    </LinkFrame>
  )
}
