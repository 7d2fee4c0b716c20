import { useId } from 'react'

/** A code sample with a title. Long or wide code scrolls inside the block. */
export function CodeBlock({ title, children }: { title: string; children: string }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <p id={id} className="mb-2 font-semibold text-sm">
        {title}
      </p>
      <figure
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only a focused element.
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

export function JsonBlock({ title, value }: { title: string; value: unknown }) {
  return <CodeBlock title={title}>{JSON.stringify(value, null, 2)}</CodeBlock>
}
