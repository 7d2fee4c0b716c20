'use client'

import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useFormModified,
  useServerFunctions,
} from '@payloadcms/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import * as z from 'zod/mini'
import type { PendingSchedule } from '@/data/dashboard/schedule'
import { isEditor } from '@/domain/accounts/roles'
import { formatMoment } from '@/lib/dates/format-date'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import { CentralTimeInput } from '../central-time/central-time-input'
import { pendingSchedules } from './actions'
import './schedule.css'

const refused = z.object({ error: z.string() })

/** The error message of a server function; `null` when it succeeded. */
const findProblem = (result: unknown): string | null =>
  refused.safeParse(result).data?.error ?? null

/** When the document goes live or comes down; for editors also the form that schedules it. */
export function SchedulePanel() {
  const { user } = useAuth()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { schedulePublish } = useServerFunctions()
  const [schedules, setSchedules] = useState<readonly PendingSchedule[]>([])

  const load = useCallback(async () => {
    if (globalSlug) setSchedules(await pendingSchedules({ global: globalSlug }))
    else if (collectionSlug && typeof id === 'number') {
      setSchedules(await pendingSchedules({ relationTo: collectionSlug, value: id }))
    }
  }, [collectionSlug, globalSlug, id])
  useEffect(() => {
    // Without a connection the form shows no schedule.
    load().catch(() => setSchedules([]))
  }, [load])

  const doc =
    collectionSlug && typeof id === 'number'
      ? { relationTo: collectionSlug, value: String(id) }
      : undefined
  if (!doc && !globalSlug) return null
  const subject = doc ? { doc } : { global: globalSlug }
  if (!isEditor(user?.role) && schedules.length === 0) return null

  async function schedule(type: PendingSchedule['action'], date: string) {
    const problem = findProblem(
      await schedulePublish({ type, date: new Date(date), ...subject, timezone: SITE_ZONE }),
    )
    if (problem === null) await load()
    return problem
  }

  async function cancel(job: number) {
    const problem = findProblem(await schedulePublish({ deleteID: job, ...subject }))
    if (problem === null) toast.success('The schedule was canceled.')
    else toast.error(problem)
    await load()
  }

  return (
    <section className="schedule" aria-label="Schedule">
      {schedules.map(({ job, action, dueAt }) => (
        <p key={job} className="schedule__pending">
          <span>{`${action === 'publish' ? 'Goes live' : 'Comes down'} ${formatMoment(dueAt)}`}</span>
          {isEditor(user?.role) ? (
            <Button
              type="button"
              size="small"
              margin={false}
              buttonStyle="secondary"
              onClick={() => void cancel(job)}
            >
              Cancel
            </Button>
          ) : null}
        </p>
      ))}
      {isEditor(user?.role) ? <ScheduleForm schedule={schedule} /> : null}
    </section>
  )
}

interface ScheduleFormProps {
  /** Returns the problem, or `null`. */
  schedule: (type: PendingSchedule['action'], date: string) => Promise<string | null>
}

function ScheduleForm({ schedule }: ScheduleFormProps) {
  const { globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const isModified = useFormModified()
  // Every page uses the globals, so they stay published.
  const canComeDown = hasPublishedDoc && !globalSlug
  const isLive = canComeDown && unpublishedVersionCount === 0
  const [action, setAction] = useState<PendingSchedule['action'] | null>(null)
  const [time, setTime] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useId()
  const chosen = action ?? (isLive ? 'unpublish' : 'publish')

  async function onSchedule() {
    if (isModified) return setProblem('Save your changes first.')
    if (time === null) return setProblem('Choose a date and time.')
    if (new Date(time) <= new Date()) return setProblem('Choose a time in the future.')
    setBusy(true)
    const result = await schedule(chosen, time)
    setBusy(false)
    setProblem(result)
    if (result === null) {
      setTime(null)
      toast.success('Scheduled.')
    }
  }

  return (
    <details>
      <summary>Schedule publishing</summary>
      <div className="schedule__form">
        <label htmlFor={`${field}-action`}>Action</label>
        <select
          id={`${field}-action`}
          value={chosen}
          onChange={({ target }) =>
            setAction(target.value === 'unpublish' ? 'unpublish' : 'publish')
          }
        >
          <option value="publish">Publish the last saved version</option>
          {canComeDown ? <option value="unpublish">Unpublish</option> : null}
        </select>
        <label htmlFor={`${field}-time`}>Time</label>
        <CentralTimeInput
          id={`${field}-time`}
          value={time}
          onChange={setTime}
          problemId={problem === null ? undefined : `${field}-problem`}
        />
        {problem === null ? null : (
          <p id={`${field}-problem`} role="alert">
            {problem}
          </p>
        )}
        <Button type="button" margin={false} disabled={isBusy} onClick={() => void onSchedule()}>
          Schedule
        </Button>
      </div>
    </details>
  )
}
