import { Info } from 'lucide-react'

/** A disclaimer at the top of a page. */
export function Notice({ text }: { text: string }) {
  return (
    <p
      role="note"
      className="flex max-w-3xl gap-3.5 whitespace-pre-line rounded-lg bg-sand p-5 text-ink text-sm"
    >
      <Info aria-hidden className="mt-0.5 size-4.5 shrink-0 text-primary" strokeWidth={1.8} />
      <span>{text}</span>
    </p>
  )
}
