import type { ReactNode } from 'react'
import { buttonClass } from './ui/button'
import { SearchInput } from './ui/search-input'

interface FilterBarProps {
  /** Address of the list, which applies the filters without JavaScript. */
  action: string
  /** Label of the button that is shown without JavaScript. */
  submitLabel: string
  /** Accessible name of the landmark, on a page with several. */
  label?: string
  /** The text field, which comes first. */
  search: {
    label: string
    placeholder: string
    value: string
    onChange: (text: string) => void
    className?: string
  }
  className?: string
  /** Layout of the fields. */
  formClassName: string
  /** The fields of the list. */
  children: ReactNode
}

/**
 * The filters of a list. A plain form, so that it works without JavaScript; with JavaScript, fields
 * apply when they change.
 */
export function FilterBar(props: FilterBarProps) {
  const { action, submitLabel, label, search, className, formClassName, children } = props
  return (
    <search aria-label={label} className={className}>
      <form action={action} onSubmit={(event) => event.preventDefault()} className={formClassName}>
        <SearchInput {...search} />
        {children}
        <noscript>
          <button type="submit" className={buttonClass('primary', 'w-full')}>
            {submitLabel}
          </button>
        </noscript>
      </form>
    </search>
  )
}
