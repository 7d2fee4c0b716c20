import { ChoiceSelect } from '@/components/ui/choice-select'
import type { CommunitySort } from '@/domain/communities/community-filter'

const labels: Record<CommunitySort, string> = {
  name: 'Name A-Z',
  price: 'Price Low to High',
  city: 'City',
  location: 'Location',
}

interface CommunitySortSelectProps {
  label: string
  /** The offered sort orders; the current one is added if it is not among them. */
  sorts: readonly CommunitySort[]
  value: CommunitySort
  onChange: (sort: CommunitySort) => void
  name?: string
  className?: string
}

export function CommunitySortSelect({ sorts, ...props }: CommunitySortSelectProps) {
  const offered = sorts.includes(props.value) ? sorts : [...sorts, props.value]
  return (
    <ChoiceSelect
      {...props}
      options={offered.map((sort) => ({ value: sort, label: labels[sort] }))}
    />
  )
}
