/** A list with a heading. Renders nothing when the list is empty. */
export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className="font-sans font-semibold text-sm tracking-normal">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-accent">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
