import { BellRing, MailCheck, MailWarning, MapPinOff } from 'lucide-react'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ButtonLink } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { alertForm } from '@/contract/alerts/alert-form'
import { newFormToken } from '@/data/forms/form-token'
import { formatAbout, parseAbout } from '@/domain/alerts/about'
import { offeredChanges, usualChanges } from '@/domain/alerts/change'
import { CONFIRM_DAYS } from '@/domain/alerts/schedule'
import { findProblem } from '../../_components/find-problem'
import { FormFrame } from '../../_components/form-frame'
import { AlertForm } from './_components/alert-form'
import { findSubject, formPath } from './find-subject'
import { alertProblems } from './problems'
import { typedInForm } from './typed'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Every listing has an address here, which search engines need not know. */
export const metadata: Metadata = {
  title: 'Email me about changes',
  robots: { index: false, follow: false },
}

/** The form of a new alert. It works without JavaScript. */
export default async function NewAlertPage({ searchParams }: Props) {
  const { about: given, sent, problem } = await searchParams
  const about = parseAbout(String(given ?? ''))
  const [subject, jar] = await Promise.all([about && findSubject(about), cookies()])
  if (!subject) {
    return (
      <FormFrame icon={MapPinOff} title="What should the alert be about?">
        <p className="mt-4 text-ink-soft text-lg">
          This listing is not in the guide anymore, or the link is not complete. Open a community, a
          home, a builder or a search, and follow “Email me about changes”.
        </p>
        <p className="mt-7">
          <ButtonLink href={paths.homes}>Search homes</ButtonLink>
        </p>
      </FormFrame>
    )
  }
  if (!env.SMTP_URL) {
    return (
      <FormFrame icon={MailWarning} title="Email alerts are not available">
        <p className="mt-4 text-ink-soft text-lg">
          This guide cannot send email at the moment. Save the listing to your shortlist instead: it
          shows what changed when you come back.
        </p>
        <p className="mt-7">
          <ButtonLink href={subject.path}>Back to the page</ButtonLink>
        </p>
      </FormFrame>
    )
  }
  const key = formatAbout(subject.about)
  const before = typedInForm.fromCookie(jar.get(typedInForm.name)?.value)
  const typed = before?.about === key ? before : null
  if (sent === '1') {
    return (
      <FormFrame icon={MailCheck} title="One more click, in your inbox">
        <p className="mt-4 text-ink-soft text-lg">
          Turn on the alert about <strong className="text-ink">{subject.title}</strong> by the link
          of our email to{' '}
          {typed ? <strong className="wrap-anywhere text-ink">{typed.email}</strong> : 'you'}.
          Several alerts that you set one after the other share one email.
        </p>
        <p className="mt-4 text-ink-soft">
          Nothing after five minutes? Look in your spam folder. If the address above has a mistake,{' '}
          <PageLink href={formPath(subject)} className="quiet-link font-semibold text-primary">
            set the alert again
          </PageLink>
          . Unconfirmed alerts are deleted after {CONFIRM_DAYS} days.
        </p>
        <p className="mt-7">
          <ButtonLink href={subject.path}>Back to the page</ButtonLink>
        </p>
      </FormFrame>
    )
  }
  const offered = offeredChanges[subject.about.target]
  const issues = (typed && problem === undefined && alertForm.safeParse(typed).error?.issues) || []
  return (
    <FormFrame icon={BellRing} title="Email me about changes">
      <p className="mt-4 text-ink-soft text-lg">
        <PageLink href={subject.path} className="quiet-link font-semibold text-primary">
          {subject.title}
        </PageLink>
        . No account needed.
      </p>
      <AlertForm
        formToken={await newFormToken()}
        offered={offered}
        typed={
          typed ?? {
            about: key,
            email: '',
            changes: usualChanges.filter((change) => offered.includes(change)),
            frequency: 'daily',
          }
        }
        errors={Object.fromEntries(issues.map(({ path: [field], message }) => [field, message]))}
        problem={findProblem(alertProblems, problem)}
      />
    </FormFrame>
  )
}
