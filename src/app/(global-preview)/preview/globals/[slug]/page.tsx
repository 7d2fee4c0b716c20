import { headers } from 'next/headers'
import { RefreshOnSave } from '@/admin/preview/refresh-on-save'
import { notFoundWith } from '@/app/(frontend)/not-found-with'
import { PreviewBanner } from '@/app/(frontend)/preview/_components/preview-banner'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { adminPaths } from '@/config/admin-paths'
import { isGlobalName } from '@/content/global-labels'
import { notFoundWords } from '@/content/not-found'
import { findStaff } from '@/data/staff/queries'
import { sessionHeaders } from '@/http/origin'
import { globalPreviews } from './_components/global-previews'
import { isSiteCopyPage, siteCopyPages } from './_components/site-copy-pages'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ page?: string | string[] }>
}

/** The newest version of a global on its page. Responds with 404 unless staff are signed in. */
export default async function GlobalPreviewPage({ params, searchParams }: Props) {
  const [{ slug }, { page }] = await Promise.all([params, searchParams])
  const staff = await findStaff(sessionHeaders(await headers()))
  if (!staff || !isGlobalName(slug)) {
    return notFoundWith(<NotFoundNotice {...notFoundWords.page} />)
  }
  const { isDraft, view } = await globalPreviews[slug](staff, isSiteCopyPage(page) ? page : 'home')
  return (
    <>
      <RefreshOnSave />
      <PreviewBanner isDraft={isDraft} form={adminPaths.global(slug)}>
        <span>Changes appear after you save.</span>
        {slug === 'site-copy'
          ? Object.entries(siteCopyPages).map(([name, label]) => (
              <a key={name} href={`?page=${name}`} className="underline">
                {label}
              </a>
            ))
          : null}
      </PreviewBanner>
      {view}
    </>
  )
}
