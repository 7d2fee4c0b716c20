'use client'

import { Bookmark, X } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { type SavedView, VIEW_NAME_MAX_LENGTH, viewName } from '@/domain/homes/saved-views'
import { CHANGE_SHOWN_DAYS } from '@/domain/prices/price-change'
import { plural } from '@/domain/text/plural'
import { addDays } from '@/domain/time/days'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { siteDay } from '@/lib/dates/site-date'
import { useLazyQuery } from '@/lib/react/use-lazy-query'
import {
  noteVisit,
  removeView,
  type SaveOutcome,
  saveView,
  useSavedViews,
} from '../saved-views-store'

interface SavedViewsProps {
  /** The current view. */
  address: string
  /** A name for it; empty while nothing is chosen. */
  suggestion: string
  /** The Atom feed of the same homes. */
  feed: string
}

const messages: Record<SaveOutcome, string> = {
  saved: 'Search saved.',
  'too-many': 'You have 20 saved searches. Remove one, then save this one.',
  'no-storage': 'We couldn’t save this. Bookmark the page instead.',
}

const countHomes = async (address: string) =>
  (await import('../api/home-count')).fetchHomeCount(address)

const countReduced = async (address: string, since: string) =>
  (await import('../api/home-count')).fetchReducedHomes(address, since)

/** `since Nov 12`; the guide points out a change for 30 days. */
function describeSince(seen: string, now: Date): string {
  return seen < addDays(siteDay(now), -CHANGE_SHOWN_DAYS)
    ? `in the last ${CHANGE_SHOWN_DAYS} days`
    : `since ${formatCalendarDay(seen, now)}`
}

function Row({ view, onRemove }: { view: SavedView; onRemove: () => void }) {
  const { name, address, seen } = view
  const fetchCount = useCallback(() => countHomes(address), [address])
  const { data: count } = useLazyQuery(fetchCount, true)
  const fetchReduced = useCallback(() => countReduced(address, seen ?? ''), [address, seen])
  const { data: reduced } = useLazyQuery(fetchReduced, seen !== undefined)
  return (
    <li className="flex min-h-11 items-center gap-3">
      <PageLink
        href={address}
        className="min-w-0 flex-1 py-2 font-semibold leading-snug [overflow-wrap:anywhere] hover:text-primary"
      >
        {name}
      </PageLink>
      <span className="figures text-ink-soft text-sm">
        {count === undefined ? null : plural(count, 'home', 'homes')}
        {reduced && seen ? (
          <strong className="block font-semibold text-accent">
            {reduced} reduced {describeSince(seen, new Date())}
          </strong>
        ) : null}
      </span>
      <button
        type="button"
        aria-label={`Remove saved search ${name}`}
        onClick={onRemove}
        className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sand hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

/** The filters and the order of the list, saved under names in this browser. */
export function SavedViews({ address, suggestion, feed }: SavedViewsProps) {
  const views = useSavedViews()
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const nameId = useId()
  const isSaved = views.some((view) => view.address === address)

  useEffect(() => noteVisit(address, siteDay(new Date())), [address])

  function save(form: FormData) {
    const name = viewName(String(form.get('name') ?? ''))
    if (name) setMessage(messages[saveView({ name, address, seen: siteDay(new Date()) })])
  }

  function remove(name: string) {
    const outcome = removeView(name)
    setMessage(outcome === 'saved' ? `Removed ${name}.` : messages[outcome])
  }

  return (
    <details
      data-screen-only
      className="group noscript:hidden"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-primary text-sm [&::-webkit-details-marker]:hidden">
        <Bookmark
          aria-hidden
          className={`size-4 ${isSaved ? 'fill-current' : ''}`}
          strokeWidth={1.8}
        />
        <span className="quiet-link">
          {views.length > 0 ? `Saved searches (${views.length})` : 'Save this search'}
        </span>
      </summary>
      {isOpen ? (
        <div className="mt-1 mb-4 rounded-lg border border-hairline bg-surface p-4">
          {views.length > 0 ? (
            <ul aria-label="Saved searches" className="divide-y divide-hairline">
              {views.map((view) => (
                <Row key={view.name} view={view} onRemove={() => remove(view.name)} />
              ))}
            </ul>
          ) : null}
          {isSaved ? null : (
            <form action={save} className={views.length > 0 ? 'border-hairline border-t pt-4' : ''}>
              <label htmlFor={nameId} className="mb-1.5 block font-semibold text-sm">
                Search name
              </label>
              <div className="flex gap-2">
                <input
                  key={suggestion}
                  id={nameId}
                  name="name"
                  required
                  maxLength={VIEW_NAME_MAX_LENGTH}
                  defaultValue={viewName(suggestion) || 'All homes'}
                  autoComplete="off"
                  className="h-12 w-full min-w-0 rounded-md border border-control bg-surface px-3"
                />
                <Button type="submit" variant="primary" className="min-h-11 px-4 text-sm">
                  Save
                </Button>
              </div>
            </form>
          )}
          <p role="status" className="mt-2 text-ink-soft text-sm">
            {message || 'Saved in this browser. No account needed.'}
          </p>
          <p className="mt-2 text-sm">
            <a href={feed} className="inline-flex min-h-11 items-center font-semibold text-primary">
              <span className="quiet-link">Follow these homes in a feed reader</span>
            </a>
          </p>
        </div>
      ) : null}
    </details>
  )
}
