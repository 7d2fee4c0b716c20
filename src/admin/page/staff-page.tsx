import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { adminPaths } from '@/config/admin-paths'

interface StaffPageProps {
  view: AdminViewServerProps
  /** Where the user returns after signing in. */
  path: string
  /** The breadcrumbs; URLs are relative to the back office. */
  nav: { label: string; url?: string }[]
  className: string
  children: ReactNode
}

/**
 * A page of our own in the back office. Payload serves custom views without an access check, so
 * visitors are sent to the login here, before anything in the page is rendered.
 */
export function StaffPage({ view, path, nav, className, children }: StaffPageProps) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!permissions.canAccessAdmin) redirect(adminPaths.loginFor(path))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      req={req}
      visibleEntities={visibleEntities}
      {...(req.user ? { user: req.user } : {})}
    >
      <SetStepNav nav={nav} />
      <main className={className}>{children}</main>
    </DefaultTemplate>
  )
}
