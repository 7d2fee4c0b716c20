'use client'

import { Link } from '@payloadcms/ui'
import type { DocumentSummary } from '@/data/documents/summary'
import { formatShortMoment } from '@/lib/dates/format-date'
import { locateField } from '../form-fields/locate-field'
import { useFieldConfigs } from '../form-fields/use-field-configs'

type Change = DocumentSummary['changes'][number]

/** Actions that change no fields, or say more than the fields. */
const actions: Readonly<Record<string, string>> = {
  created: 'Created',
  published: 'Published',
  unpublished: 'Unpublished',
  trashed: 'Moved to the trash',
  restored: 'Restored from the trash',
}

/** The number of changed fields that a change names. */
const NAMED = 3

interface LastChangesProps {
  readonly changes: readonly Change[]
  readonly allHref: string
}

/** Who changed a document, when, and which fields. */
export function LastChanges({ changes, allHref }: LastChangesProps) {
  return (
    <section className="summary__changes" aria-labelledby="last-changes">
      <h2 id="last-changes">Last changes</h2>
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{change.by ?? 'Unknown'}</strong>{' '}
            <time dateTime={change.at}>{formatShortMoment(change.at, new Date())}</time>
            <Words change={change} />
          </li>
        ))}
      </ol>
      <Link href={allHref} prefetch={false}>
        All versions
      </Link>
    </section>
  )
}

function Words({ change: { action, fields: names } }: { change: Change }) {
  const configs = useFieldConfigs()
  const labels = names.map((name) => locateField(configs, name)?.label ?? name)
  const more = labels.length > NAMED ? ` and ${labels.length - NAMED} more` : ''
  const named = labels.slice(0, NAMED).join(', ') + more
  return <p>{[actions[action], named].filter(Boolean).join(': ')}</p>
}
