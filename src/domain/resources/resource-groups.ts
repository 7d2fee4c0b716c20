import type { Option } from '../enums'

/** The fields used for grouping; every resource of the API has them. */
interface SortableResource {
  readonly slug: string
  readonly category: string
  readonly type: string
  readonly isFeatured: boolean
}

/** The featured entries at the top of the resources page, in the editors' order. */
export function featuredResources<Item extends SortableResource>(
  inOrder: readonly Item[],
  count: number,
): Item[] {
  return inOrder.filter(({ isFeatured }) => isFeatured).slice(0, count)
}

/** A category with its first entries and its total count. */
export interface ResourceGroup<Item> {
  readonly id: string
  readonly title: string
  readonly first: Item[]
  readonly total: number
}

/** Groups entries by category; empty categories are included. */
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

/** Readers select a category; the type only describes the format of a text. */
const CATEGORY = 2
const TYPE = 1

/**
 * Selects related entries: same category first, then same type, then the rest. Ties keep the
 * editors' order.
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
