import { Button } from '@/components/ui/button'
import type { AlertAction, OwnAlert } from '@/data/alerts/own-alerts'
import { alertChanges, alertFrequencies, getLabel } from '@/domain/enums'
import { formatLongDate } from '@/lib/dates/format-date'

interface AlertRowProps {
  /** The target URL of the forms, which contains the token. */
  action: string
  alert: OwnAlert
}

const labels: Readonly<Record<AlertAction, string>> = {
  confirm: 'Turn on',
  pause: 'Pause for a month',
  resume: 'Resume now',
  stop: 'Stop',
}

function getActions({ status, pausedUntil }: OwnAlert): readonly AlertAction[] {
  if (status === 'pending') return ['confirm', 'stop']
  return [pausedUntil ? 'resume' : 'pause', 'stop']
}

/** An alert with what its reader can do. */
export function AlertRow({ action, alert }: AlertRowProps) {
  const { id, title, changes, frequency, status, pausedUntil } = alert
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="wrap-anywhere font-semibold font-sans text-base">{title}</h2>
        <p className="mt-1 text-ink-soft text-sm">
          {getLabel(alertFrequencies, frequency)}:{' '}
          {changes.map((change) => getLabel(alertChanges, change).toLowerCase()).join(', ')}
        </p>
        {status === 'pending' ? (
          <p className="mt-1 font-semibold text-accent text-sm">Not turned on yet</p>
        ) : null}
        {pausedUntil ? (
          <p className="mt-1 font-semibold text-sm">Paused until {formatLongDate(pausedUntil)}</p>
        ) : null}
      </div>
      <form action={action} method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="alert" value={id} />
        {getActions(alert).map((name) => (
          <Button
            key={name}
            type="submit"
            name="action"
            value={name}
            variant={name === 'confirm' ? 'accent' : 'outline'}
            className="min-h-11 px-4 text-sm"
          >
            {labels[name]}
            <span className="sr-only">: {title}</span>
          </Button>
        ))}
      </form>
    </li>
  )
}
