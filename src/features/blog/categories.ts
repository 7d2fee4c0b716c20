import { blogCategories } from '@/domain/enums'

/** The options of the category filter (docs/product.md, Blog filters). */
export const categoryChoices = [{ value: 'all', label: 'All Categories' }, ...blogCategories]

/** The selected option for a category in the URL; an unknown category matches no articles. */
export function choiceOf(category: string): string {
  return category === '' ? 'all' : category
}
