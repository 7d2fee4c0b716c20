import { type RowField, slugField } from 'payload'
import { slugify } from '@/domain/text/slug'

/** A unique slug, generated from the name or title and editable. */
export function slug(from: 'name' | 'title'): RowField {
  return slugField({
    useAsSlug: from,
    slugify: ({ valueToSlugify }) =>
      typeof valueToSlugify === 'string' ? slugify(valueToSlugify) : undefined,
  })
}
