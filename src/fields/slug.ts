import { type RowField, slugField } from 'payload'
import { slugify } from '@/domain/slug'

/** The document's part of its address: made from its name, unique, and open to editing. */
export function slug(from: 'name' | 'title'): RowField {
  return slugField({
    useAsSlug: from,
    slugify: ({ valueToSlugify }) =>
      typeof valueToSlugify === 'string' ? slugify(valueToSlugify) : undefined,
  })
}
