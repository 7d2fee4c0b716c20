/** Renders a sentence with text in backticks as code. */
export function Text({ children }: { children: string }) {
  return [...children.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: part, 1: code, index: at }) =>
    code === undefined ? part : <Code key={at}>{code}</Code>,
  )
}

export function Code({ children }: { children: string }) {
  return (
    <code className="rounded-sm bg-sand px-1.5 py-0.5 text-[0.875em] text-ink [overflow-wrap:anywhere]">
      {children}
    </code>
  )
}
