import { blogCategories } from '@/domain/enums'

/** The options of the category filter (docs/product.md, Blog filters). */
export const categoryChoices = [
  { value: 'all', label: 'All Categories' },
  ...blogCategories,
] as const
