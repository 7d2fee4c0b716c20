import { useId } from 'react'

/** Lines of code under their title; what is too long or too wide scrolls inside. */
export function CodeBlock({ title, children }: { title: string; children: string }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <p id={id} className="mb-2 font-semibold text-sm">
        {title}
      </p>
      <figure
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, only what has the focus scrolls.
        tabIndex={0}
        className="max-h-[28rem] overflow-auto rounded-md bg-night px-4 py-3.5 text-on-night text-xs"
      >
        <pre>
          <code>{children}</code>
        </pre>
      </figure>
    </div>
  )
}

/** A value as JSON, to read. */
export function JsonBlock({ title, value }: { title: string; value: unknown }) {
  return <CodeBlock title={title}>{JSON.stringify(value, null, 2)}</CodeBlock>
}
