import { blogCategories } from '../enums'

/** The label of an article's category; "Article" for an unknown or missing category. */
export function articleCategory(category: string | null): string {
  return blogCategories.find(({ value }) => value === category)?.label ?? 'Article'
}
