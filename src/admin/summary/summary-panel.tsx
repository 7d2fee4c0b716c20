'use client'

import { Link, useDocumentInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import type { DocumentSummary } from '@/data/documents/summary'
import {
  isSummarized,
  SUMMARY_DAYS,
  type SummarizedCollection,
} from '@/domain/documents/summarized'
import { formatNumber } from '@/domain/text/format-number'
import { formatShortDay } from '@/lib/dates/format-date'
import { Badge } from '../cells/badge'
import { documentSummary } from './actions'
import { LastChanges } from './last-changes'
import { type Related, relatedHrefs } from './related-hrefs'
import { Verified } from './verified'
import './summary.css'

interface Document {
  readonly collection: SummarizedCollection
  readonly id: number
}

/** The figures of a document, loaded again after a save. `null` while they are not known. */
function useSummary({ collection, id }: Document): DocumentSummary | null {
  const { savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.updatedAt
  const [summary, setSummary] = useState<DocumentSummary | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what is loaded.
  useEffect(() => {
    let isCurrent = true
    documentSummary({ collection, id }).then(
      (loaded) => isCurrent && setSummary(loaded),
      // Without a connection the form has no figures.
      () => isCurrent && setSummary(null),
    )
    return () => {
      isCurrent = false
    }
  }, [collection, id, savedAt])
  return summary
}

/** What an editor wants to know of a document before changing it, beside its form. */
export function SummaryPanel() {
  const { collectionSlug = '', id } = useDocumentInfo()
  if (!isSummarized(collectionSlug) || typeof id !== 'number') return null
  return <Summary collection={collectionSlug} id={id} />
}

function Summary({ collection, id }: Document) {
  const summary = useSummary({ collection, id })
  const hrefs = relatedHrefs(collection, id, new Date())
  return (
    <section className="summary" aria-label="Summary">
      <dl>
        <Line label="Status">
          <Status />
        </Line>
        {collection === 'communities' && (
          <Line label="Verified">
            <Verified />
          </Line>
        )}
        {summary !== null && <Figures summary={summary} hrefs={hrefs} />}
      </dl>
      {summary !== null && summary.changes.length > 0 && (
        <LastChanges
          changes={summary.changes}
          allHref={`${adminPaths.document(collection, id)}/versions`}
        />
      )}
    </section>
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

function Status() {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  if (!hasPublishedDoc) return <Badge tone="plain">Draft</Badge>
  if (unpublishedVersionCount === 0) return <Badge tone="good">Published</Badge>
  return <Badge tone="warning">Unpublished changes</Badge>
}

const figures = [
  { name: 'views', label: `Views, ${SUMMARY_DAYS} days` },
  { name: 'leads', label: `Leads, ${SUMMARY_DAYS} days` },
  { name: 'communities', label: 'Communities' },
  { name: 'plans', label: 'Plans' },
  { name: 'homes', label: 'Homes for sale' },
] as const

function Figures({ summary, hrefs }: { summary: DocumentSummary; hrefs: Related }) {
  const { submission } = summary
  return (
    <>
      {figures.map(({ name, label }) => {
        const value = summary[name]
        return value === null ? null : (
          <Line key={name} label={label}>
            <Figure value={value} href={hrefs[name]} label={label} />
          </Line>
        )
      })}
      {submission !== null && (
        <Line label="Last submission">
          <Link href={adminPaths.document('submissions', submission.id)} prefetch={false}>
            {formatShortDay(submission.receivedAt, new Date())}
          </Link>
        </Line>
      )}
    </>
  )
}

interface FigureProps {
  readonly value: number
  readonly href: string | undefined
  readonly label: string
}

function Figure({ value, href, label }: FigureProps) {
  if (href === undefined) return formatNumber(value)
  return (
    <Link href={href} prefetch={false} aria-label={`${label}: ${formatNumber(value)}`}>
      {formatNumber(value)}
    </Link>
  )
}
