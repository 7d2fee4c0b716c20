'use client'

import { Button, toast, useListQuery } from '@payloadcms/ui'
import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { monthStart } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { callAdminApi } from '../api-client'
import { useListWhere } from '../bulk-update/use-selected-ids'
import { download } from './download'

/** Downloads the leads of a date range as CSV. */
export function ExportLeads() {
  const { query } = useListQuery()
  const listWhere = useListWhere('leads')
  const today = siteDay(new Date())
  const [isOpen, setOpen] = useState(false)
  const [from, setFrom] = useState(monthStart(today))
  const [to, setTo] = useState(today)
  const [isFiltered, setFiltered] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useId()
  const hasFilter = Boolean(query.search) || Object.keys(query.where ?? {}).length > 0

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const where = hasFilter && isFiltered ? listWhere() : {}
    const result = await callAdminApi('/leads/export', { from, to, where })
    try {
      if (!result.data) return setProblem(result.error)
      await download(result.data)
      toast.success('The file was downloaded. It contains personal data; delete it after use.')
    } catch {
      setProblem('The download was interrupted. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="lead-export">
      <button
        type="button"
        className="dashboard-button dashboard-button--large"
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={() => setOpen(!isOpen)}
      >
        <Download aria-hidden="true" size={16} /> Export
      </button>
      <form id={form} hidden={!isOpen} noValidate onSubmit={(event) => void send(event)}>
        <h2>Export leads</h2>
        <p>A CSV file for spreadsheets. Leads in quarantine are excluded.</p>
        <div className="lead-export__days">
          <label>
            <span>First day</span>
            <input
              className="guide-input guide-input--large"
              type="date"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          </label>
          <label>
            <span>Last day</span>
            <input
              className="guide-input guide-input--large"
              type="date"
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          </label>
        </div>
        {hasFilter && (
          <label className="lead-export__filter">
            <input
              type="checkbox"
              checked={isFiltered}
              onChange={({ target }) => setFiltered(target.checked)}
            />
            <span>Apply the list’s current filter</span>
          </label>
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit" margin={false} disabled={isBusy}>
          {isBusy ? 'Preparing…' : 'Download CSV'}
        </Button>
      </form>
    </div>
  )
}
