import { Section } from '@/components/layout/section'
import type { TextItem } from '@/contract/site/site'

export function QuickStart({ heading, steps }: { heading: string; steps: readonly TextItem[] }) {
  return (
    <Section title={heading}>
      <ol className="grid border-ink border-t-2 sm:grid-cols-2 sm:gap-x-10">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-hairline border-b py-6">
            <span aria-hidden className="figures w-9 shrink-0 font-display text-4xl text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
