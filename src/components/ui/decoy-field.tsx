import type { Ref } from 'react'

/**
 * A field that nobody can see, hear or reach, so that only a program fills it in. `inert` also
 * keeps browsers from filling in the visitor's own company, which they do in spite of
 * `autoComplete="off"`.
 */
export function DecoyField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden inert className="sr-only">
      <label>
        Leave this empty
        <input ref={ref} type="text" name="company" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
