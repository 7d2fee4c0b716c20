import { CircleCheck, FileQuestion, MessageCircleQuestion } from 'lucide-react'
import type { Metadata } from 'next'
import { emailedPaths } from '@/config/emailed-paths'
import { paths } from '@/config/paths'
import { findAsked } from '@/data/leads/answers'
import { siteInfo } from '@/data/site/queries'
import { getLabel, leadAnswers } from '@/domain/enums'
import { FormFrame } from '../_components/form-frame'
import { AnswerForm } from './_components/answer-form'

/** The URL authorizes the answer, so it is neither indexed nor sent as a referrer. */
export const metadata: Metadata = {
  title: 'Did you get an answer?',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const first = [
  { value: 'yes', label: 'Yes' },
  { value: 'not-yet', label: 'Not yet' },
] as const

const days = leadAnswers.filter(({ value }) => value !== 'in-time' && value !== 'not-yet')

/** A buyer says whether a lead was answered. A request by GET changes nothing. */
export default async function LeadAnswerPage({ searchParams }: Props) {
  const { token: given, answer: pressed } = await searchParams
  const token = typeof given === 'string' ? given : ''
  const [asked, site] = await Promise.all([findAsked(token), siteInfo()])
  if (!asked) {
    return (
      <FormFrame icon={FileQuestion} title="This link no longer works">
        <p className="mt-4 text-ink-soft text-lg">
          It may be old, or your email app may have cut it off.
        </p>
        <p className="mt-2 text-ink-soft text-lg">
          Write to us, and we’ll follow up:
          <br />
          <a href={`mailto:${site.email}`} className="quiet-link font-semibold text-primary">
            {site.email}
          </a>
        </p>
      </FormFrame>
    )
  }
  const action = emailedPaths.leadAnswer(token)
  const { name, answer } = asked
  if (answer === null) {
    return (
      <FormFrame icon={MessageCircleQuestion} title={`Did you get an answer from ${name}?`}>
        <AnswerForm
          action={action}
          answers={first}
          pressed={typeof pressed === 'string' ? pressed : undefined}
        />
      </FormFrame>
    )
  }
  if (answer === 'not-yet') {
    return (
      <FormFrame icon={CircleCheck} title="Thank you. We’ll follow up.">
        <p className="mt-4 text-ink-soft text-lg">
          Our editors see that {name} has not answered yet. If you hear from them, tell us here:
        </p>
        <AnswerForm action={action} answers={[{ value: 'yes', label: 'I have an answer now' }]} />
      </FormFrame>
    )
  }
  return (
    <FormFrame icon={CircleCheck} title="Thank you for telling us">
      <p className="mt-4 text-ink-soft text-lg">
        You said: an answer from {name}, {getLabel(leadAnswers, answer).toLowerCase()}. Builders see
        how many buyers had an answer, and never who said so. If you like, tell us when it came:
      </p>
      <AnswerForm action={action} answers={[...days, { value: 'not-yet', label: 'I have none' }]} />
      <p className="mt-7">
        <a href={paths.communities} className="quiet-link font-semibold text-primary">
          Back to the communities
        </a>
      </p>
    </FormFrame>
  )
}
