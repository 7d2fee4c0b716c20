import type { Ref } from 'react'

/**
 * Honeypot field. It is invisible and cannot be focused, so only bots fill it in. `inert` also
 * prevents browsers from filling in the visitor's company, which they do despite
 * `autoComplete="off"`.
 */
export function HoneypotField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden inert className="sr-only">
      <label>
        Leave this empty
        <input ref={ref} type="text" name="company" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
