import { CircleHelp } from 'lucide-react'
import { useId } from 'react'
import { AnyLink } from '@/components/ui/any-link'
import { findTerm, type Glossary } from '@/domain/glossary/glossary'

interface TermHelpProps {
  glossary: Glossary
  /** The text next to it. */
  label: string
}

/**
 * Explains the term of a label: a small button that opens the explanation by click, tap and key, and
 * in browsers with tooltips of their own when a pointer or the focus stays. Renders nothing when the
 * glossary does not have the label. The page needs no script for it.
 */
export function TermHelp({ glossary, label }: TermHelpProps) {
  const id = useId()
  const term = findTerm(glossary, label)
  if (!term) return null
  const { question, text, path } = term
  return (
    <span data-screen-only>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        interestfor={id}
        aria-label={question}
        className="relative -my-1 inline-grid size-6 place-items-center rounded-full align-middle text-ink-soft [interest-delay-start:700ms] after:absolute after:-inset-2.5 hover:text-primary"
      >
        <CircleHelp aria-hidden className="size-4" strokeWidth={1.8} />
      </button>
      <span
        id={id}
        popover="auto"
        className="w-72 max-w-[calc(100vw-2rem)] rounded-md border border-hairline bg-surface p-4 text-left font-normal font-sans text-ink text-sm leading-normal tracking-normal shadow-soft supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:mx-4 supports-[position-area:block-end]:my-1 supports-[position-area:block-end]:[position-area:block-end] supports-[position-area:block-end]:[position-try-fallbacks:flip-block]"
      >
        <strong className="block font-semibold">{question}</strong>
        <span className="mt-1 block">{text}</span>
        {path ? (
          <AnyLink
            href={path}
            className="mt-1 -mb-2 inline-flex min-h-11 items-center font-semibold text-primary"
          >
            <span className="quiet-link">
              Read more<span className="sr-only">: {question}</span>
            </span>
          </AnyLink>
        ) : null}
      </span>
    </span>
  )
}
