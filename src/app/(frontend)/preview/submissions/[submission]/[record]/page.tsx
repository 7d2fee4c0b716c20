import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { adminPaths } from '@/config/admin-paths'
import { notFoundWords } from '@/content/not-found'
import { findStaff } from '@/data/staff/queries'
import { submittedPage } from '@/data/submissions'
import { isEditor } from '@/domain/accounts/roles'
import { sessionHeaders } from '@/http/origin'
import { notFoundWith } from '../../../../not-found-with'
import { PreviewBanner } from '../../../_components/preview-banner'
import { SubmittedView } from './_components/submitted-view'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ submission: string; record: string }>
}

/**
 * The page of a community, plan or home with the values that a submission has for it, before they are
 * published. Responds with 404 unless an editor or admin is signed in.
 */
export default async function SubmissionPreviewPage({ params }: Props) {
  const { submission, record } = await params
  const staff = await findStaff(sessionHeaders(await headers()))
  const isAsked = staff !== null && isEditor(staff.role) && /^\d{1,9}$/.test(submission)
  const page = isAsked ? await submittedPage(Number(submission), record, staff) : null
  if (!page) return notFoundWith(<NotFoundNotice {...notFoundWords.page} />)
  const form = adminPaths.document('submissions', submission)
  if (page.kind === 'unpublishable') {
    const back = { label: 'Back to the submission', path: form }
    const text = page.problems.join(' ')
    return <NotFoundNotice title="This cannot be published yet" text={text} back={back} />
  }
  return (
    <>
      <PreviewBanner isDraft={false} version="submitted" form={form} />
      <SubmittedView page={page} />
    </>
  )
}
