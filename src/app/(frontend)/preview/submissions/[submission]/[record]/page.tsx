import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { notFoundWords } from '@/content/not-found'
import { staffOf } from '@/data/staff/queries'
import { submittedCommunity } from '@/data/submissions/submitted-values'
import { sessionHeaders } from '@/http/origin'
import { notFoundWith } from '../../../../not-found-with'
import { PreviewFrame } from '../../../_components/preview-frame'
import { previews } from '../../../_components/previews'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ submission: string; record: string }>
}

/**
 * The page of a community with the values that a submission has for it, before they are published.
 * Responds with 404 unless a staff user is signed in.
 */
export default async function SubmissionPreviewPage({ params }: Props) {
  const { submission, record } = await params
  const staff = await staffOf(sessionHeaders(await headers()))
  const isKnown = staff && /^\d{1,9}$/.test(submission)
  const submitted = isKnown ? await submittedCommunity(Number(submission), record) : null
  const read = previews.get('communities')
  const preview =
    staff && submitted && read ? await read(submitted.community, staff, submitted.values) : null
  if (!submitted || !preview) return notFoundWith(<NotFoundNotice {...notFoundWords.page} />)
  return (
    <PreviewFrame
      preview={preview}
      collection="communities"
      id={submitted.community}
      version="submitted"
    />
  )
}
