import { clsx } from 'clsx'
import { type HomeStage, homeStages } from '@/domain/enums'
import { formatCalendarDay } from '@/lib/format-date'

interface StageLineProps {
  stage: HomeStage
  /** `2027-02-15` */
  moveIn: string | null
}

/** How far a home is built, as a line with three stops. */
export function StageLine({ stage, moveIn }: StageLineProps) {
  const reached = homeStages.findIndex(({ value }) => value === stage)
  const when =
    stage === 'ready' ? 'Move in now' : moveIn && `Move in ${formatCalendarDay(moveIn, new Date())}`
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
          </li>
        ))}
      </ol>
      {when ? <p className="mt-3 font-semibold text-lg">{when}</p> : null}
    </div>
  )
}
