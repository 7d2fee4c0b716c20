import { Fragment } from 'react'

/** Facts in one quiet line: `4 beds · 2.5 baths · 2,480 sq ft`. */
export function FactsLine({ facts, className }: { facts: readonly string[]; className?: string }) {
  if (facts.length === 0) return null
  return (
    <p className={className}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 ? <span aria-hidden> · </span> : null}
          <span className="figures whitespace-nowrap">{fact}</span>
          {index < facts.length - 1 ? <span className="sr-only">, </span> : null}
        </Fragment>
      ))}
    </p>
  )
}
