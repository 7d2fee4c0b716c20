import { Select } from './select'

interface SortSelectProps<Sort extends string> {
  label: string
  /** The offered sort orders. */
  sorts: readonly { readonly value: Sort; readonly label: string }[]
  value: Sort
  onChange: (sort: Sort) => void
  name?: string
  className?: string
}

/** A select of sort orders. Its label is hidden, because the options are self-explanatory. */
export function SortSelect<Sort extends string>({
  sorts,
  onChange,
  ...props
}: SortSelectProps<Sort>) {
  return (
    <Select
      {...props}
      labelHidden
      options={sorts}
      onChange={(event) => {
        const chosen = sorts.find(({ value }) => value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}
