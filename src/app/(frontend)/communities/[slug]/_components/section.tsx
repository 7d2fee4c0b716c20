import { type ReactNode, useId } from 'react'

/** A titled part of the page. */
export function Section({
  id,
  title,
  children,
}: {
  id?: string
  title: string
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
