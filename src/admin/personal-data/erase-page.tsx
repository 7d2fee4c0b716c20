import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ErasePerson } from './erase-person'

/**
 * The page that erases a person's data. Payload serves custom views without an access check, so the
 * page checks the user.
 */
export function ErasePage({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!permissions.canAccessAdmin) redirect('/admin/login?redirect=%2Fadmin%2Ferase')
  const isAllowed = req.user?.role === 'editor' || req.user?.role === 'admin'
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
      <SetStepNav nav={[{ label: 'Erase personal data' }]} />
      <main className="erase">
        <header>
          <h1>Erase personal data</h1>
          <p>
            Delete someone’s data on request. Make sure that the request came from their email
            address.
          </p>
        </header>
        {isAllowed ? <ErasePerson /> : <p>Only editors and admins can do this.</p>}
      </main>
    </DefaultTemplate>
  )
}
