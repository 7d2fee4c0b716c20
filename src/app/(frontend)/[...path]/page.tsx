import type { Metadata } from 'next'
import { notFoundWords } from '@/content/not-found'
import { leadOn } from '../lead-on'
import { PageNotFound } from './_components/page-not-found'

export const metadata: Metadata = { title: notFoundWords.page.title }

interface Props {
  params: Promise<{ path: string[] }>
}

/** Every path that is no page: led on where the back office says so, else Page Not Found. */
export default async function UnknownPath({ params }: Props) {
  const { path } = await params
  return leadOn(`/${path.join('/')}`, <PageNotFound />)
}
