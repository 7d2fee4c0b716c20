import { clsx } from 'clsx'
import { TermHelp } from '@/components/glossary/term-help'
import type { HomeHistory } from '@/contract/homes/home-history'
import { type HomeStage, homeStages } from '@/domain/enums'
import type { Glossary } from '@/domain/glossary/glossary'
import { siteDay } from '@/lib/dates/site-date'
import { completionLine, listedLine, promiseLine } from './history-words'

interface StageLineProps {
  stage: HomeStage
  /** `2027-02-15` */
  moveIn: string | null
  history: HomeHistory
  glossary: Glossary
}

/** How far a home is built, as a line with three stops, and what was promised of it. */
export function StageLine({ stage, moveIn, history, glossary }: StageLineProps) {
  const reached = homeStages.findIndex(({ value }) => value === stage)
  const completion = completionLine(stage, moveIn, siteDay(new Date()))
  const promise = promiseLine(stage, moveIn, history)
  const listed = listedLine(history)
  return (
    <div>
      <ol className="flex" aria-label="Stage">
        {homeStages.map(({ value, label }, index) => (
          <li
            key={value}
            aria-current={index === reached ? 'step' : undefined}
            className={clsx(
              'relative flex-1 pt-6 text-sm last:flex-none',
              index <= reached ? 'font-semibold' : 'text-ink-soft',
            )}
          >
            {index < homeStages.length - 1 ? (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-[0.4375rem] right-0 left-4 h-0.5',
                  index < reached ? 'bg-primary' : 'bg-hairline',
                )}
              />
            ) : null}
            <span
              aria-hidden
              className={clsx(
                'absolute top-0 left-0 size-4 rounded-full border-2',
                index <= reached ? 'border-primary bg-primary' : 'border-control bg-surface',
              )}
            />
            {label}
            <TermHelp glossary={glossary} label={label} />
          </li>
        ))}
      </ol>
      {completion ? (
        <p className="mt-3">
          <span className="font-semibold text-lg">{completion}</span>
          {promise ? <span className="text-ink-soft"> · {promise}</span> : null}
        </p>
      ) : null}
      {listed ? <p className="mt-0.5 text-ink-soft">{listed}</p> : null}
    </div>
  )
}
