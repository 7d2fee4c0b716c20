import { CircleAlert, CircleCheck } from 'lucide-react'
import type { FileCheck } from '@/contract/submissions/file-check'
import { plural } from '@/domain/text/plural'

type Understood = Extract<FileCheck, { state: 'understood' }>

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

function countsText({ counts: { community, plan, home } }: Understood): string {
  const parts = [
    ...(home > 0 ? [plural(home, 'home', 'homes')] : []),
    ...(plan > 0 ? [plural(plan, 'floor plan', 'floor plans')] : []),
    ...(community > 0 ? [plural(community, 'community', 'communities')] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : 'no listings'
}

/** Result of checking a file: listings, columns without a use, and questions. */
export function FileCheckNotice({
  checked,
}: {
  readonly checked: FileCheck | 'checking' | 'failed'
}) {
  if (checked === 'checking') return <p className="text-ink-soft">Reading the file…</p>
  if (checked === 'failed') {
    return (
      <p className="text-ink-soft">
        The file could not be checked right now. You can still send it.
      </p>
    )
  }
  if (checked.state === 'refused') {
    return (
      <p className="flex gap-2 rounded-md border border-danger p-4 text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.8} />
        {checked.message}
      </p>
    )
  }
  const { unused, problems, questions, more } = checked
  const asks = unused.length + problems.length + questions.length > 0
  return (
    <div className="rounded-md border border-hairline bg-paper p-5">
      <p className="flex gap-2 font-semibold">
        <CircleCheck
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-success"
          strokeWidth={1.8}
        />
        {`We understood ${countsText(checked)}.`}
      </p>
      {asks ? (
        <>
          <p className="mt-3">
            Our editors will ask about the rest. You can change it in your file first, or send it as
            it is.
          </p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {questions.map(({ text, field, rows }) => (
              <li key={`${field} ${text}`}>
                {`What “${text}” means for ${field.toLowerCase()} (${plural(rows, 'row', 'rows')})`}
              </li>
            ))}
            {more > 0 ? <li>{`${plural(more, 'more value', 'more values')}`}</li> : null}
            {unused.length > 0 ? <li>{`Columns that are not used: ${quoted(unused)}`}</li> : null}
          </ul>
        </>
      ) : (
        <p className="mt-2">Nothing is unclear.</p>
      )}
    </div>
  )
}
