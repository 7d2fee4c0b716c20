import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FormFrameProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
}

/** The layout of a page that is one form, in all of its states. */
export function FormFrame({ icon: Icon, title, children }: FormFrameProps) {
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
