import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { formatHomesUrl, type SearchChange, type SearchState } from '../search-params'

interface FilterFormProps {
  state: SearchState
  /** Removes what the fields of the form set. */
  removal: SearchChange
  children: ReactNode
}

/** A form that adds a filter to the others. A plain form, so that it works without JavaScript. */
export function FilterForm({ state, removal, children }: FilterFormProps) {
  const others = new URLSearchParams(formatHomesUrl(state, removal).split('?')[1])
  return (
    <form action={paths.homes} className="pb-4">
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
