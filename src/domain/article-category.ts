import { blogCategories } from './options'

/** What a reader sees of an article's category; any other, or none, is an Article. */
export function articleCategory(category: string | null): string {
  return blogCategories.find(({ value }) => value === category)?.label ?? 'Article'
}
