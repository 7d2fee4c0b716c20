import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { RefreshOnSave } from '@/admin/preview/refresh-on-save'
import { DraftLabel } from '@/components/blog/draft-label'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { staffOf } from '@/data/staff/queries'
import { sessionHeaders } from '@/http/origin'
import { previews } from '../../_components/previews'

/** Previews depend on the signed-in user and must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ collection: string; id: string }>
}

/** The latest draft of a document. Responds with 404 unless a staff user is signed in. */
export default async function PreviewPage({ params }: Props) {
  const { collection, id } = await params
  const read = previews.get(collection)
  const staff = await staffOf(sessionHeaders(await headers()))
  const preview = staff && /^\d{1,9}$/.test(id) && read ? await read(Number(id), staff) : null
  if (!preview) {
    return (
      <NotFoundPage>
        <NotFoundNotice {...notFoundWords.page} />
      </NotFoundPage>
    )
  }
  const { isDraft, view } = preview
  return (
    <>
      <RefreshOnSave />
      <p className="bg-marigold" data-screen-only>
        <span className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
          {isDraft ? <DraftLabel /> : null}
          {isDraft
            ? 'Only staff see this. Visitors see what was published last, if anything was.'
            : 'This is what visitors see.'}
          <a href={paths.adminDocument(collection, id)} target="_top" className="underline">
            Open the form
          </a>
        </span>
      </p>
      {view}
    </>
  )
}
