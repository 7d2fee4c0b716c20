import type { ReactNode } from 'react'
import type { SitePage } from '@/contract/pages/site-page'
import type { SiteLink } from '@/contract/site/site'
import { Breadcrumbs } from './breadcrumbs'

interface PageHeaderProps {
  /** Origin of the site, without a trailing slash. */
  origin: string
  trail: readonly SiteLink[]
  /** Label of the page in the breadcrumbs. */
  breadcrumbLabel: string
  page: Pick<SitePage, 'kicker' | 'title' | 'intro'>
  /** Rendered below the introduction. */
  children?: ReactNode
}

/** Breadcrumbs, title and introduction of a static page. */
export function PageHeader({ origin, trail, breadcrumbLabel, page, children }: PageHeaderProps) {
  return (
    <>
      <Breadcrumbs origin={origin} trail={trail} breadcrumbLabel={breadcrumbLabel} />
      <div className="mt-5 mb-9">
        {page.kicker ? <p className="font-semibold text-accent text-sm">{page.kicker}</p> : null}
        <h1 className="mt-1 max-w-3xl text-5xl">{page.title}</h1>
        {page.intro ? <p className="mt-4 max-w-2xl text-ink-soft text-lg">{page.intro}</p> : null}
        {children}
      </div>
    </>
  )
}
