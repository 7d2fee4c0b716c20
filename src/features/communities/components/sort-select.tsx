import { Select } from '@/components/ui/select'
import type { CommunitySort } from '@/domain/communities/community-filter'

const labels: Record<CommunitySort, string> = {
  name: 'Name A-Z',
  price: 'Price Low to High',
  city: 'City',
  location: 'Location',
}

interface SortSelectProps {
  label: string
  /** The offered sort orders; the current one is added if it is not among them. */
  sorts: readonly CommunitySort[]
  value: CommunitySort
  onChange: (sort: CommunitySort) => void
  name?: string
  className?: string
}

export function SortSelect({ sorts, value, onChange, ...props }: SortSelectProps) {
  const offered = sorts.includes(value) ? sorts : [...sorts, value]
  return (
    <Select
      {...props}
      labelHidden
      options={offered.map((sort) => ({ value: sort, label: labels[sort] }))}
      value={value}
      onChange={(event) => {
        const chosen = offered.find((sort) => sort === event.target.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
