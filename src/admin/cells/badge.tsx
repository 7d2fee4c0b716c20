export type Tone = 'good' | 'plain' | 'notice' | 'warning' | 'danger'

/** A short label. Its color repeats the meaning of the text. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`guide-badge guide-badge--${tone}`}>{children}</span>
}
