/** Shown instead of the publication date. */
export function DraftLabel() {
  return (
    <span className="rounded-sm bg-accent-tint px-2 py-0.5 font-semibold text-accent text-xs">
      Draft
    </span>
  )
}
