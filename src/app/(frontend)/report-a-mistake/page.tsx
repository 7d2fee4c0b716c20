import { CircleCheck, Flag, MapPinOff } from 'lucide-react'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ButtonLink } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { mistakeForm } from '@/contract/mistakes/mistake-report'
import { newFormToken } from '@/data/forms/form-token'
import { findReportedPage } from '@/data/mistakes/queries'
import { siteInfo } from '@/data/site/queries'
import { getLabel, mistakeSubjects } from '@/domain/enums'
import { formatSubject, parseSubject } from '@/domain/mistakes/subject'
import { findProblem } from '../_components/find-problem'
import { FormFrame } from '../_components/form-frame'
import { MistakeForm } from './_components/mistake-form'
import { reportProblems } from './problems'
import { typedReport } from './typed'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Every listing has an address here, which search engines need not know. */
export const metadata: Metadata = {
  title: 'Report a mistake',
  robots: { index: false, follow: false },
}

/** The form for a mistake on a page. It works without JavaScript. */
export default async function ReportMistakePage({ searchParams }: Props) {
  const { about, sent, problem } = await searchParams
  const subject = parseSubject(String(about ?? ''))
  const [page, site, jar] = await Promise.all([
    subject ? findReportedPage(subject) : null,
    siteInfo(),
    cookies(),
  ])
  if (!subject || !page) {
    return (
      <FormFrame icon={MapPinOff} title="Which page is it about?">
        <p className="mt-4 text-ink-soft text-lg">
          This page is not in the guide anymore, or the link is not complete. Open the page with the
          mistake and follow “Report a mistake” at its end, or write to{' '}
          <a
            href={`mailto:${site.email}`}
            className="quiet-link wrap-anywhere font-semibold text-primary"
          >
            {site.email}
          </a>
          .
        </p>
        <p className="mt-7">
          <ButtonLink href={paths.communities}>Browse communities</ButtonLink>
        </p>
      </FormFrame>
    )
  }
  const { title, path } = page
  if (sent === '1') {
    return (
      <FormFrame icon={CircleCheck} title="Thank you, we have it">
        <p className="mt-4 text-ink-soft text-lg">
          An editor checks what you wrote about <strong className="text-ink">{title}</strong>. If
          you left your email address, you’ll get the answer there. What we correct is listed under{' '}
          <PageLink href={paths.corrections} className="quiet-link font-semibold text-primary">
            Corrections
          </PageLink>
          .
        </p>
        <p className="mt-7">
          <ButtonLink href={path}>Back to the page</ButtonLink>
        </p>
      </FormFrame>
    )
  }
  const key = formatSubject(subject.kind, subject.id)
  const before = typedReport.fromCookie(jar.get(typedReport.name)?.value)
  const typed = before?.about === key ? before : null
  const issues = (typed && mistakeForm.safeParse(typed).error?.issues) ?? []
  return (
    <FormFrame icon={Flag} title="Report a mistake">
      <p className="mt-4 text-ink-soft text-lg">
        {getLabel(mistakeSubjects, subject.kind)}:{' '}
        <PageLink href={path} className="quiet-link font-semibold text-primary">
          {title}
        </PageLink>
      </p>
      <MistakeForm
        formToken={await newFormToken()}
        typed={typed ?? { about: key, message: '', email: '' }}
        errors={Object.fromEntries(issues.map(({ path: [field], message }) => [field, message]))}
        problem={findProblem(reportProblems, problem)}
      />
    </FormFrame>
  )
}
