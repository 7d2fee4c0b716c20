'use client'

import { Button } from '@payloadcms/ui'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { type ListingEdit, typedPrice } from '@/domain/communities/listing-edit'
import { communityStatuses } from '@/domain/enums'
import { plural } from '@/domain/text/plural'
import { VerifiedBadge } from '../cells/verified-badge'
import { editsOf, isChanged, PRICE_HINT, type Problems, pastePrices, type Row } from './rows'

interface GridFormProps {
  initialRows: readonly Row[]
  isPending: boolean
  save: (edits: readonly ListingEdit[], report: (problems: Problems) => void) => void
  close: () => void
}

const noProblems: Problems = new Map()

/** The price field of a neighboring row. */
function neighbor(field: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const all = [...(field.form?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])]
  return all[all.indexOf(field) + step]
}

/** Enter and the arrow keys move between prices, as in a spreadsheet. */
function moveBetweenPrices(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 } as const
  const direction = step[event.key as keyof typeof step]
  if (direction === undefined || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  const next = neighbor(event.currentTarget, direction)
  next?.focus()
  next?.select()
}

/** The editable rows of a page of the list. */
export function GridForm({ initialRows, isPending, save, close }: GridFormProps) {
  const [rows, setRows] = useState(initialRows)
  const [problems, setProblems] = useState(noProblems)
  const changed = rows.filter(isChanged)
  const hasChanges = changed.length > 0

  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  const set = (id: number, change: Partial<Row>) => {
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...change } : row)))
    setProblems((all) => new Map([...all].filter(([other]) => other !== id)))
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData('text')
    if (!/\n./.test(text)) return
    event.preventDefault()
    setRows((all) => pastePrices(all, index, text))
    setProblems(noProblems)
  }
  const submit = () => {
    const unreadable = rows.filter(({ price }) => typedPrice(price) === undefined)
    if (unreadable.length > 0) {
      setProblems(new Map(unreadable.map(({ id }) => [id, PRICE_HINT])))
      document.getElementById(`listing-price-${unreadable[0]?.id}`)?.focus()
      return
    }
    const edits = editsOf(rows, new Date())
    save(edits, (found) => {
      setProblems(found)
      // A second save contains only what was not saved.
      const saved = new Map(
        edits.filter(({ id }) => !found.has(id)).map(({ id, to }) => [id, to] as const),
      )
      setRows((all) =>
        all.map((row) => {
          const from = saved.get(row.id)
          return from ? { ...row, from, isVerified: false } : row
        }),
      )
    })
  }

  return (
    <form
      className="listing-grid"
      aria-label="Edit in the list"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Starting price (USD)</th>
            <th scope="col">Availability</th>
            <th scope="col">Last verified</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const { id, name, from, price, status, isVerified } = row
            const problem = problems.get(id)
            return (
              <tr key={id} className={isChanged(row) ? 'listing-grid__changed' : undefined}>
                <th scope="row">{name}</th>
                <td>
                  <input
                    id={`listing-price-${id}`}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={`Starting price of ${name}`}
                    aria-invalid={problem !== undefined}
                    aria-describedby={problem ? `listing-problem-${id}` : undefined}
                    placeholder="Call for pricing"
                    value={price}
                    onChange={({ target }) => set(id, { price: target.value })}
                    onKeyDown={moveBetweenPrices}
                    onPaste={(event) => paste(event, index)}
                  />
                  {problem && (
                    <p id={`listing-problem-${id}`} className="listing-grid__problem" role="alert">
                      {problem}
                    </p>
                  )}
                </td>
                <td>
                  <select
                    aria-label={`Availability of ${name}`}
                    value={status ?? ''}
                    onChange={({ target }) =>
                      set(id, {
                        status:
                          communityStatuses.find(({ value }) => value === target.value)?.value ??
                          null,
                      })
                    }
                  >
                    {status === null && <option value="">–</option>}
                    {communityStatuses.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <label>
                    <input
                      type="checkbox"
                      checked={isVerified}
                      aria-label={`Mark ${name} as verified`}
                      onChange={({ target }) => set(id, { isVerified: target.checked })}
                    />
                    {isVerified ? 'Verified now' : <VerifiedBadge verifiedAt={from.verifiedAt} />}
                  </label>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="listing-grid__tools">
        <Button type="submit" size="medium" margin={false} disabled={!hasChanges || isPending}>
          {hasChanges ? `Save ${plural(changed.length, 'listing', 'listings')}` : 'Save'}
        </Button>
        <Button
          type="button"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isPending}
          onClick={close}
        >
          Cancel
        </Button>
        <p>Changes to published listings appear on the site immediately.</p>
      </div>
    </form>
  )
}
