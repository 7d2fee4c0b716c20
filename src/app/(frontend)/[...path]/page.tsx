import type { Metadata } from 'next'
import { notFoundWords } from '@/content/not-found'
import { redirectOrNotFound } from '../redirect-or-not-found'
import { PageNotFound } from './_components/page-not-found'

export const metadata: Metadata = { title: notFoundWords.page.title }

interface Props {
  params: Promise<{ path: string[] }>
}

/**
 * The catch-all route: follows a redirect defined in the admin panel, or renders Page Not Found.
 */
export default async function UnknownPath({ params }: Props) {
  const { path } = await params
  return redirectOrNotFound(`/${path.join('/')}`, <PageNotFound />)
}
