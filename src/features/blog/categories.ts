import { blogCategories } from '@/domain/options'

/** The choices of the category filter (docs/product.md, Blog filters). */
export const categoryChoices = [{ value: 'all', label: 'All Categories' }, ...blogCategories]

/** The choice that an address stands for; of a category nobody knows there is nothing to show. */
export function choiceOf(category: string): string {
  return category === '' ? 'all' : category
}
