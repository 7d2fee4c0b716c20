import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { paths } from '@/config/paths'

interface SubscriptionPageProps {
  /** The site's origin, without a trailing slash. */
  origin: string
  breadcrumbLabel: string
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** The layout of the pages that newsletter emails link to. */
export function SubscriptionPage({
  origin,
  breadcrumbLabel,
  icon: Icon,
  title,
  children,
}: SubscriptionPageProps) {
  const trail = [
    { label: 'Home', path: paths.home },
    { label: 'Newsletter', path: paths.newsletter },
  ]
  return (
    <div className="page-width pt-5 pb-20">
      <Breadcrumbs origin={origin} trail={trail} breadcrumbLabel={breadcrumbLabel} />
      <div className="mx-auto mt-8 max-w-3xl rounded-lg border border-hairline bg-surface p-6 shadow-soft md:mt-12 md:p-12">
        <Icon aria-hidden className="size-9 text-primary" strokeWidth={1.5} />
        <h1 className="mt-4 text-4xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}
