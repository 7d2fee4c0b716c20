import type { Option } from './options'

/** What the resources area sorts its entries by; every entry of the contract has it. */
interface SortableResource {
  readonly slug: string
  readonly category: string
  readonly type: string
  readonly isFeatured: boolean
}

/** The entries that open the area, in the editors' order. */
export function featuredResources<Item extends SortableResource>(
  inOrder: readonly Item[],
  count: number,
): Item[] {
  return inOrder.filter(({ isFeatured }) => isFeatured).slice(0, count)
}

/** A category of the area with the first of its entries, and how many it has in all. */
export interface ResourceGroup<Item> {
  readonly id: string
  readonly title: string
  readonly first: Item[]
  readonly total: number
}

/** Every category in its order, also one that has no entries yet. */
export function groupResources<Item extends SortableResource>(
  categories: readonly Option[],
  inOrder: readonly Item[],
  count: number,
): ResourceGroup<Item>[] {
  return categories.map(({ value, label }) => {
    const own = inOrder.filter(({ category }) => category === value)
    return { id: value, title: label, first: own.slice(0, count), total: own.length }
  })
}

/** A category is what a reader has chosen; the type only says what a text looks like. */
const CATEGORY = 2
const TYPE = 1

/**
 * What to read beside an entry: those of its category first, and among them those of its type; the
 * rest fill up. Equals keep the editors' order.
 */
export function relatedResources<Item extends SortableResource>(
  entry: Pick<SortableResource, 'slug' | 'category' | 'type'>,
  inOrder: readonly Item[],
  count: number,
): Item[] {
  const nearness = ({ category, type }: Item) =>
    (category === entry.category ? CATEGORY : 0) + (type === entry.type ? TYPE : 0)
  return inOrder
    .filter(({ slug }) => slug !== entry.slug)
    .map((other) => ({ other, score: nearness(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other)
}
