export type Tone = 'good' | 'plain' | 'notice' | 'warning' | 'danger'

/** A word in a list with a colour that says the same. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`guide-badge guide-badge--${tone}`}>{children}</span>
}
