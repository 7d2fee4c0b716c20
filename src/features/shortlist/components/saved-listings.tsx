'use client'

import { CircleAlert } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import {
  addListings,
  clearShortlist,
  removeListing,
  useIsStored,
  useShortlist,
} from '@/components/shortlist/shortlist-store'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { paths } from '@/config/paths'
import { shortlistMessages } from '@/content/shortlist-messages'
import { formatItems, inAddressOrder } from '@/domain/shortlist/items'
import { listed, type Named, type Saved } from '@/domain/shortlist/saved'
import type { ChangesSince } from '@/domain/shortlist/seen-prices'
import { plural } from '@/domain/text/plural'
import { lazyComponent } from '@/lib/react/lazy-component'
import { useLazyQuery } from '@/lib/react/use-lazy-query'
import { type FetchedListings, fetchListings } from '../api/listings'
import { describeChange, summarizeChanges } from '../listing-texts'
import { forgetSeenPrices, usePriceChanges } from '../use-price-changes'
import { CompareBox } from './compare-box'
import { CompareForm } from './compare-form'
import { EmptyShortlist } from './empty-shortlist'
import { ListingGroups } from './listing-groups'
import { ListingRow } from './listing-row'
import { NoteField } from './note-field'
import { RemovedNotes } from './removed-notes'
import { ShareCard } from './share-card'

const QrCode = lazyComponent(async () => (await import('@/components/ui/qr-code')).QrCode)

/** Fetches what is on the list. A removed listing needs no other request, an added one does. */
function useListings(keys: readonly string[]) {
  // Another request is another object, so that the same listings can be asked for again.
  const [request, ask] = useState<{ readonly keys: readonly string[] }>({ keys: [] })
  if (keys.some((key) => !request.keys.includes(key))) ask({ keys: inAddressOrder(keys) })
  const fetch = useMemo(() => () => fetchListings(request.keys), [request])
  const { data, error } = useLazyQuery<FetchedListings>(fetch, request.keys.length > 0)
  return { data, hasFailed: error !== null, retry: () => ask({ keys: request.keys }) }
}

/** Says what was removed. The focus moves here, because its button is gone. */
function Removed({ listing, onUndo }: { listing: Named; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal takes the focus.
  useEffect(() => button.current?.focus({ preventScroll: true }), [listing])
  return (
    <p role="status" data-screen-only className="mb-5 flex flex-wrap items-center gap-x-3">
      {listing.name} was removed.
      <button
        ref={button}
        type="button"
        onClick={onUndo}
        className="inline-flex min-h-11 items-center font-semibold text-primary"
      >
        <span className="quiet-link">Undo</span>
      </button>
    </p>
  )
}

interface RowProps {
  saved: Saved
  data: FetchedListings | undefined
  changes: ChangesSince | null
  onRemove: (listing: Named) => void
}

function Row({ saved, data, changes, onRemove }: RowProps) {
  const { key, name, note } = saved
  const listing = data?.listings.get(key)
  const change = changes?.byKey.get(key)
  const actions = (
    <div className="mt-1 flex flex-wrap items-center gap-x-6">
      {listing ? <CompareBox value={key} name={name} /> : null}
      <button
        type="button"
        data-screen-only
        onClick={() => onRemove(saved)}
        className="inline-flex min-h-11 items-center text-ink-soft text-sm hover:text-ink"
      >
        <span className="quiet-link">
          Remove<span className="sr-only"> {name}</span>
        </span>
      </button>
      <NoteField listing={saved} note={note} />
    </div>
  )
  const missing = { name, isGone: data?.keys.has(key) ?? false }
  return (
    <ListingRow listing={listing ?? missing} now={new Date()}>
      {changes && change ? (
        <p className="mt-1 font-semibold text-accent text-sm">
          {describeChange(change, changes.day, new Date())}
        </p>
      ) : null}
      {actions}
    </ListingRow>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" strokeWidth={1.8} />
      Today’s prices couldn’t be loaded. Your list and your notes are safe.
      <Button variant="plain" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

/** The shortlist of a browser that has saved something, if only once. */
export function SavedListings({ origin }: { origin: string }) {
  const list = useShortlist()
  const isStored = useIsStored()
  const [removed, setRemoved] = useState<Named | null>(null)
  const on = list ? listed(list) : []
  const keys = on.map(({ key }) => key)
  const { data, hasFailed, retry } = useListings(keys)
  const changes = usePriceChanges(data?.listings)
  if (list === null) return null
  const url = `${origin}${paths.sharedShortlist(formatItems(keys))}`
  const remove = (listing: Named) => {
    removeListing(listing.key)
    setRemoved({ key: listing.key, name: listing.name || 'The listing' })
  }
  const undo = () => {
    if (removed) addListings([removed])
    setRemoved(null)
  }
  return (
    <>
      {isStored ? null : (
        <p role="status" data-screen-only className="mb-5 rounded-md bg-accent-tint px-5 py-3.5">
          {shortlistMessages['not-stored'].description}
        </p>
      )}
      {removed ? <Removed listing={removed} onUndo={undo} /> : null}
      {on.length === 0 ? (
        <EmptyShortlist />
      ) : (
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem] print:block">
          <div className="min-w-0">
            <div className="-mt-18 mb-1 hidden items-end justify-between gap-6 print:flex">
              <p className="text-sm [overflow-wrap:anywhere]">{url}</p>
              <Suspense>
                <QrCode text={url} className="w-40 shrink-0" />
              </Suspense>
            </div>
            {hasFailed ? <Failed onRetry={retry} /> : null}
            {changes && changes.byKey.size > 0 ? (
              <p role="status" data-screen-only className="mb-5">
                {summarizeChanges(changes, new Date())}
              </p>
            ) : null}
            <CompareForm keys={keys.filter((key) => data?.listings.has(key))}>
              <ListingGroups items={on}>
                {(saved) => <Row saved={saved} data={data} changes={changes} onRemove={remove} />}
              </ListingGroups>
            </CompareForm>
          </div>
          <aside aria-label="Share" className="lg:sticky lg:top-28" data-screen-only>
            <ShareCard
              title="Share this list"
              text="The link opens these listings on any phone or computer. Your notes stay private."
              url={url}
            >
              <div className="size-36 shrink-0">
                <Suspense>
                  <QrCode text={url} className="size-full" />
                </Suspense>
              </div>
            </ShareCard>
          </aside>
        </div>
      )}
      <RemovedNotes notes={list.filter(({ isOn }) => !isOn)} />
      {list.length === 0 ? null : (
        <div data-screen-only className="mt-8">
          <ConfirmButton
            label="Delete everything"
            question={`This deletes ${plural(on.length, 'saved listing', 'saved listings')} and all your notes from this browser. It can’t be undone.`}
            confirmLabel="Delete"
            pendingLabel="Deleting..."
            isPending={false}
            onConfirm={async () => {
              setRemoved(null)
              clearShortlist()
              forgetSeenPrices()
            }}
            className="inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4"
          />
        </div>
      )}
    </>
  )
}
