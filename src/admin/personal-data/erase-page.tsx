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
      <SetStepNav nav={[{ label: 'Erase a person' }]} />
      <main className="erase">
        <header>
          <h1>Erase a person</h1>
          <p>
            For whoever asks that the guide forget them. Make sure that they wrote from the address
            concerned.
          </p>
        </header>
        {isAllowed ? <ErasePerson /> : <p>This is for editors and admins.</p>}
      </main>
    </DefaultTemplate>
  )
}
