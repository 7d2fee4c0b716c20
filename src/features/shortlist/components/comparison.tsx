import { X } from 'lucide-react'
import { type CSSProperties, Fragment } from 'react'
import { TermHelp } from '@/components/glossary/term-help'
import { Heart } from '@/components/shortlist/heart'
import { PageLink } from '@/components/ui/page-link'
import { Thumb } from '@/components/ui/thumb'
import { paths } from '@/config/paths'
import type { Listing } from '@/contract/shortlist/listing'
import type { Glossary } from '@/domain/glossary/glossary'
import { keyParts } from '@/domain/shortlist/items'
import { type Cell, type ComparisonRow, comparisonGroups } from '../comparison-rows'
import { isSold, priceText, statusText } from '../listing-texts'
import { NoteRow } from './note-row'
import { SyncedTable } from './synced-table'
import { rowGrid, ValueRow } from './value-row'

function Value({
  cell: { lines, href, isBest },
  better,
}: {
  cell: Cell
  better: ComparisonRow['better']
}) {
  if (lines.length === 0) return <em className="text-ink-soft">not supplied</em>
  return lines.map(({ text, detail }) => (
    <Fragment key={text}>
      <span className={`figures block ${isBest ? 'font-bold' : ''}`}>
        {href ? (
          <PageLink href={href} className="quiet-link">
            {text}
          </PageLink>
        ) : (
          text
        )}
        {isBest ? <span className="sr-only"> ({better} of these)</span> : null}
      </span>
      {detail ? <span className="figures block text-ink-soft text-xs">{detail}</span> : null}
    </Fragment>
  ))
}

interface ColumnHeadProps {
  listing: Listing
  /** Keys of the other listings. */
  others: readonly string[]
  now: Date
}

function ColumnHead({ listing, others, now }: ColumnHeadProps) {
  const { key, kind, name, path, picture } = listing
  return (
    <th scope="col" className="relative min-w-0 snap-start pr-4 pb-3 text-left font-normal lg:pr-6">
      <Thumb
        src={picture?.src}
        alt=""
        className="w-full max-w-28 rounded-md lg:max-w-38 print:max-w-16"
      />
      <PageLink
        href={path}
        className="mt-2 line-clamp-2 font-display text-lg leading-tight [overflow-wrap:anywhere] hover:text-primary"
      >
        {name}
      </PageLink>
      <span className="figures block font-bold">{priceText(listing)}</span>
      {isSold(listing) ? (
        <strong className="block font-semibold text-accent text-sm">
          {statusText(listing, now)}
        </strong>
      ) : null}
      <Heart
        kind={kind}
        id={String(keyParts(key).id)}
        name={name}
        className="absolute top-1 left-1 max-md:hidden"
      />
      <PageLink
        href={paths.comparison(others)}
        aria-label={`Take ${name} out of the comparison`}
        data-screen-only
        className="absolute top-1 right-5 grid size-11 place-items-center rounded-full border border-hairline bg-surface hover:border-control lg:right-7"
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.8} />
      </PageLink>
    </th>
  )
}

interface ComparisonProps {
  /** One to four listings. */
  listings: readonly Listing[]
  glossary: Glossary
  now: Date
}

/** Listings side by side. The head with pictures, names and prices stays in view. */
export function Comparison({ listings, glossary, now }: ComparisonProps) {
  const keys = listings.map(({ key }) => key)
  const columns: CSSProperties & { '--columns': number } = { '--columns': listings.length }
  return (
    <SyncedTable className="block noscript:overflow-x-auto" style={columns}>
      <caption className="sr-only">
        Comparison of {listings.map(({ name }) => name).join(', ')}
      </caption>
      <thead className="scroll-quietly sticky top-16 z-20 block snap-x snap-mandatory overflow-x-auto border-ink border-b-2 bg-paper pt-3 lg:top-20 print:static print:bg-transparent print:overflow-visible noscript:static noscript:overflow-visible">
        <tr className={rowGrid}>
          <td className="hidden lg:block print:block" />
          {listings.map((listing) => (
            <ColumnHead
              key={listing.key}
              listing={listing}
              others={keys.filter((key) => key !== listing.key)}
              now={now}
            />
          ))}
        </tr>
      </thead>
      <tbody className="scroll-quietly relative block snap-x snap-mandatory overflow-x-auto print:overflow-visible noscript:overflow-visible">
        {comparisonGroups(listings, now).map(({ title, rows, note }) => [
          <tr key={title} className="block">
            <th
              scope="colgroup"
              colSpan={listings.length + 1}
              className="block pt-7 pb-1 text-left font-display font-semibold text-xl lg:pt-9 print:pt-1 print:pb-0"
            >
              <span className="sticky left-0">{title}</span>
            </th>
          </tr>,
          ...rows.map(({ label, better, cells }) => (
            <ValueRow
              key={`${title} ${label}`}
              label={label}
              explanation={<TermHelp glossary={glossary} label={label} />}
            >
              {cells.map((cell, place) => (
                <Value key={keys[place]} cell={cell} better={better} />
              ))}
            </ValueRow>
          )),
          note ? (
            <tr key={`${title} note`} className="block">
              <td
                colSpan={listings.length + 1}
                className="block pt-2 text-ink-soft text-sm print:pt-0.5 print:text-xs"
              >
                <span className="sticky left-0">{note}</span>
              </td>
            </tr>
          ) : null,
        ])}
        <NoteRow keys={keys} />
      </tbody>
    </SyncedTable>
  )
}
