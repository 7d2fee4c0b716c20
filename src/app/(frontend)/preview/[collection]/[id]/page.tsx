import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { FollowForm } from '@/admin/preview/follow-form'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { notFoundWords } from '@/content/not-found'
import { findStaff } from '@/data/staff/queries'
import { sessionHeaders } from '@/http/origin'
import { notFoundWith } from '../../../not-found-with'
import { previewForm } from '../../_components/preview-form'
import { PreviewFrame } from '../../_components/preview-frame'
import { previews } from '../../_components/previews'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ collection: string; id: string }>
}

/**
 * The latest draft of a document; next to its form, with what is typed there. Responds with 404
 * unless a staff user is signed in.
 */
export default async function PreviewPage({ params }: Props) {
  const { collection, id } = await params
  const read = previews.get(collection)
  const staff = await findStaff(sessionHeaders(await headers()))
  const preview = staff && /^\d{1,9}$/.test(id) && read ? await read(Number(id), staff) : null
  if (!preview) return notFoundWith(<NotFoundNotice {...notFoundWords.page} />)
  return (
    <FollowForm render={previewForm.bind(null, collection, Number(id))}>
      <PreviewFrame preview={preview} collection={collection} id={Number(id)} />
    </FollowForm>
  )
}
