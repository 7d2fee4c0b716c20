import type { CollapsibleField, Field } from 'payload'
import { pictureField } from './picture'

const description: Field = {
  name: 'description',
  type: 'textarea',
  admin: { description: 'Leave blank to use the document’s description.' },
}

/**
 * Fields for search engines and shared links: a preview, and texts and a picture that replace the
 * generated ones. `ownDescription` is the document's own field for the description.
 */
export function searchEngines(ownDescription?: Field): CollapsibleField {
  return {
    type: 'collapsible',
    label: 'Search engines and shared links',
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'searchPreview',
        type: 'ui',
        admin: {
          disableBulkEdit: true,
          disableListColumn: true,
          components: { Field: '@/admin/seo/search-preview#SearchPreview' },
        },
      },
      ...(ownDescription ? [ownDescription] : []),
      {
        name: 'meta',
        type: 'group',
        label: false,
        admin: { hideGutter: true },
        fields: [
          {
            name: 'title',
            type: 'text',
            admin: { description: 'Leave blank to use the title above.' },
          },
          ...(ownDescription ? [] : [description]),
          pictureField({ name: 'image' }),
        ],
      },
    ],
  }
}
