import { blogCategories } from '@/domain/enums'

/** The options of the category filter (docs/product/blog.md, Blog filters). */
export const categoryChoices = [
  { value: 'all', label: 'All Categories' },
  ...blogCategories,
] as const
