'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { isEditor } from '@/domain/accounts/roles'
import { describeAudience, describeExclusions } from '@/domain/newsletter/audience'
import { formatNumber } from '@/domain/text/format-number'
import { formatShortMoment } from '@/lib/dates/format-date'
import { Badge } from '../cells/badge'
import { Dialog } from '../dialog'
import { useAction } from '../use-action'
import { changeIssueSending, readIssueSending } from './sending-actions'
import { useAudienceCount } from './use-audience-count'
import './sending.css'

/** Milliseconds between two readings of the counts while an issue is sent. */
const REFRESH_MS = 3000

type Sending = Awaited<ReturnType<typeof readIssueSending>>

/** The sending of the issue, read again after a save and while it is sent. */
function useSending(id: number | string | undefined) {
  const { savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.updatedAt
  const [sending, setSending] = useState<Sending | null>(null)
  const load = useCallback(async () => {
    if (typeof id === 'number') setSending(await readIssueSending(id))
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what is loaded.
  useEffect(() => {
    // Without a connection the counts stay as they are.
    load().catch(() => {})
  }, [load, savedAt])
  const isActive = sending?.progress?.state === 'sending'
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(() => void load().catch(() => {}), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isActive, load])
  return { sending, load }
}

/** Who an issue goes to before it is published, and how far its sending is afterwards. */
export function SendingPanel() {
  const { id } = useDocumentInfo()
  const { sending, load } = useSending(id)
  const progress = sending?.progress
  return (
    <section className="newsletter-sending" aria-label="Sending">
      {progress && typeof id === 'number' ? (
        <Progress id={id} progress={progress} isMailSetUp={sending.isMailSetUp} load={load} />
      ) : (
        <Audience isMailSetUp={sending?.isMailSetUp ?? true} />
      )}
    </section>
  )
}

const NO_SERVER =
  'No mail server is set up: nothing is sent until the site operator sets SMTP_URL, and then it is sent.'

function Audience({ isMailSetUp }: { isMailSetUp: boolean }) {
  const count = useAudienceCount()
  if (count === null) return <p role="status">Counting subscribers…</p>
  const left = describeExclusions(count)
  return (
    <>
      <p role="status">
        <strong>{describeAudience(count)}</strong>
      </p>
      {left.length > 0 && (
        <ul aria-label="Left out">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {!isMailSetUp && <p className="newsletter-sending__note">{NO_SERVER}</p>}
    </>
  )
}

const states = {
  sending: { label: 'Sending', tone: 'plain' },
  paused: { label: 'Paused', tone: 'warning' },
  canceled: { label: 'Canceled', tone: 'warning' },
  done: { label: 'Sent', tone: 'good' },
} as const

const figures = [
  { name: 'sent', label: 'Sent' },
  { name: 'waiting', label: 'Waiting' },
  { name: 'failed', label: 'Failed' },
  { name: 'bounced', label: 'Bounced' },
  { name: 'skipped', label: 'Left out since' },
  { name: 'unsubscribed', label: 'Unsubscribed' },
  { name: 'complained', label: 'Spam complaints' },
  { name: 'visits', label: 'Visits to the site' },
] as const

interface ProgressProps {
  readonly id: number
  readonly progress: NonNullable<Sending['progress']>
  readonly isMailSetUp: boolean
  readonly load: () => Promise<void>
}

function Progress({ id, progress, isMailSetUp, load }: ProgressProps) {
  const { user } = useAuth()
  const { state, note, nextTry, recipients } = progress
  const { label, tone } = states[state]
  const isOpen = state === 'sending' || state === 'paused'
  return (
    <>
      <dl>
        <Line label="Sending">
          <Badge tone={tone}>{label}</Badge>
        </Line>
        <Line label="Recipients">{formatNumber(recipients)}</Line>
        {figures.map(({ name, label }) => (
          <Line key={name} label={label}>
            {formatNumber(progress[name])}
          </Line>
        ))}
      </dl>
      {note && <p className="newsletter-sending__note">{note}</p>}
      {state === 'sending' && nextTry && <p>Continues {formatShortMoment(nextTry, new Date())}.</p>}
      {isOpen && !isMailSetUp && <p className="newsletter-sending__note">{NO_SERVER}</p>}
      {recipients === 0 && <p>No subscriber matched the audience, so no email was sent.</p>}
      {isOpen && isEditor(user?.role) && (
        <Buttons id={id} isPaused={state === 'paused'} waiting={progress.waiting} load={load} />
      )}
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface ButtonsProps {
  readonly id: number
  readonly isPaused: boolean
  readonly waiting: number
  readonly load: () => Promise<void>
}

const CHANGED_MEANWHILE = 'The sending has changed meanwhile.'

function Buttons({ id, isPaused, waiting, load }: ButtonsProps) {
  const { isPending, start } = useAction()
  const [isAsking, setAsking] = useState(false)
  const change = (to: string, message: string) =>
    start({
      act: () => changeIssueSending(id, to),
      done: () => message,
      unchanged: CHANGED_MEANWHILE,
      after: () => {
        setAsking(false)
        load().catch(() => {})
      },
    })
  return (
    <div className="newsletter-sending__buttons">
      <button
        type="button"
        className="dashboard-button"
        disabled={isPending}
        onClick={() =>
          isPaused
            ? change('sending', 'The sending continues.')
            : change('paused', 'The sending is paused.')
        }
      >
        {isPaused ? 'Resume' : 'Pause'}
      </button>
      <button
        type="button"
        className="dashboard-button"
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        Cancel sending
      </button>
      {isAsking && (
        <Dialog title="Cancel the sending?" close={() => setAsking(false)}>
          <div>
            <p>
              {formatNumber(waiting)} recipients who have not received the issue will not receive
              it. A canceled sending cannot be resumed.
            </p>
            <div className="guide-dialog__buttons">
              <button
                type="button"
                className="dashboard-button dashboard-button--large dashboard-button--primary"
                disabled={isPending}
                onClick={() => change('canceled', 'The sending is canceled.')}
              >
                Cancel the sending
              </button>
              <button
                type="button"
                className="dashboard-button dashboard-button--large"
                onClick={() => setAsking(false)}
              >
                Go on sending
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  )
}
