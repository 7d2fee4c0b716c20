import { Section } from '@/components/layout/section'
import { ANSWERS_MONTHS, type AnswerRecord, describeAnswerRecord } from '@/domain/leads/answers'

/** How soon the builder answers buyers, as they said, and how the figure is made. */
export function Answers({ record }: { record: AnswerRecord }) {
  return (
    <Section id="answers" title="Answers to buyers">
      <p className="max-w-prose text-lg">{describeAnswerRecord(record)}</p>
      <p className="mt-3 max-w-prose text-ink-soft text-sm">
        We ask buyers who write through this guide, once, two days later. These are the answers of
        the last {ANSWERS_MONTHS} months. They are shown for every builder once there are ten,
        whether it advertises or not.
      </p>
    </Section>
  )
}
