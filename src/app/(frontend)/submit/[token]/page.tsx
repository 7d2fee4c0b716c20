import { CalendarX, CircleCheck, FileUp, MailQuestion } from 'lucide-react'
import type { Metadata } from 'next'
import { newFormToken } from '@/data/forms/form-token'
import { siteInfo } from '@/data/site/queries'
import { builderLink, linkProblem } from '@/data/submissions'
import { listingsToConfirm } from '@/data/verification/confirm'
import { formatLongDate } from '@/lib/dates/format-date'
import { FormFrame } from '../../_components/form-frame'
import { ClosedLink } from './_components/closed-link'
import { SubmitForm } from './_components/submit-form'
import { Unchanged } from './_components/unchanged'

interface SubmitPageProps {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page of one builder: not indexed, and its URL is not sent as a referrer. */
export const metadata: Metadata = {
  title: 'Send your update',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** Where a builder sends what changed, without an account. Opening it does not use the link up. */
export default async function SubmitPage({ params, searchParams }: SubmitPageProps) {
  const { token } = await params
  const { sent, confirmed, problem } = await searchParams
  const [link, site, unconfirmed] = await Promise.all([
    builderLink(token),
    siteInfo(),
    listingsToConfirm(token),
  ])
  switch (link.state) {
    case 'unknown':
      return (
        <ClosedLink icon={MailQuestion} title="This link does not work" email={site.email}>
          Your email app may have cut it off. Open the link in our email once more, or copy all of
          it.
        </ClosedLink>
      )
    case 'expired':
      return (
        <ClosedLink icon={CalendarX} title="This link has expired" email={site.email}>
          A link works for 30 days. Reply to our email, and we’ll send {link.builder} a new one.
        </ClosedLink>
      )
    case 'used':
      return sent === '1' ? (
        <ClosedLink icon={CircleCheck} title="Thank you, we have it" email={site.email}>
          Our editors check the update of {link.builder} and publish it. You’ll get an email that
          says what was changed.
        </ClosedLink>
      ) : (
        <ClosedLink icon={CircleCheck} title="This link was already used" email={site.email}>
          The update of {link.builder} was sent with it, the last file on{' '}
          {formatLongDate(link.usedAt)}. To send another one, reply to our email, and we’ll send you
          a new link.
        </ClosedLink>
      )
    case 'open': {
      const isSent = sent === '1'
      const isConfirmed = confirmed === '1' && !isSent
      const isDone = isSent || (isConfirmed && unconfirmed.length === 0)
      return (
        <FormFrame
          icon={isDone ? CircleCheck : FileUp}
          title={isDone ? 'Thank you, we have it' : `Update of ${link.builder}`}
        >
          {isSent ? (
            <p className="mt-4 text-lg">
              Our editors check the update of {link.builder} and publish it. You’ll get an email
              that says what was changed. Is there another file, such as one of homes? Send it here.
            </p>
          ) : null}
          {isConfirmed && isDone ? (
            <p className="mt-4 text-lg">
              The listings of {link.builder} are marked as verified today. If something does change,
              send it here.
            </p>
          ) : null}
          {!isSent && unconfirmed.length > 0 ? (
            <Unchanged token={token} listings={unconfirmed} isConfirmed={isConfirmed} />
          ) : null}
          <SubmitForm
            files={link.files}
            token={token}
            formToken={await newFormToken()}
            problem={typeof problem === 'string' ? await linkProblem(problem) : null}
          />
        </FormFrame>
      )
    }
  }
}
