import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { keyParts } from '@/domain/shortlist/items'
import type { ListingKind } from '@/domain/shortlist/listing-key'
import { kindLabels } from '../listing-texts'

/** Kinds in the order of the groups: those that one can buy come first. */
const order: readonly ListingKind[] = ['home', 'plan', 'community']

interface ListingGroupsProps<Item> {
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** The items of a shortlist by the kind of listing. */
export function ListingGroups<Item extends { readonly key: string }>({
  items,
  children,
}: ListingGroupsProps<Item>) {
  return (
    <div className="grid gap-10 print:gap-3">
      {order.map((kind) => {
        const some = items.filter(({ key }) => keyParts(key).kind === kind)
        if (some.length === 0) return null
        return (
          <Section key={kind} title={kindLabels[kind].many} size="small">
            <ul className="divide-y divide-hairline border-hairline border-t">
              {some.map((item) => (
                <li key={item.key}>{children(item)}</li>
              ))}
            </ul>
          </Section>
        )
      })}
    </div>
  )
}
