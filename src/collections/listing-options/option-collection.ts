import type { CollectionConfig, Field, FieldHook } from 'payload'
import { admins } from '@/access/admins'
import { denyAll } from '@/access/deny-all'
import { siteOrStaff } from '@/access/site-or-staff'
import { cacheTags } from '@/config/cache-tags'
import { slugify } from '@/domain/text/slug'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preventUsedOptionDelete, renameOption } from './hooks'
import type { OptionCollection } from './uses'

const expire = invalidateTags(() => [cacheTags.listingOptions, cacheTags.communities])

/** The parts that all lists of options share. Admins edit them, and the forms offer them. */
function optionCollection(
  slug: OptionCollection,
  key: 'name' | 'value',
): Pick<CollectionConfig, 'slug' | 'access' | 'orderable' | 'defaultSort' | 'hooks'> {
  return {
    slug,
    access: { read: siteOrStaff, create: admins, update: admins, delete: admins },
    orderable: true,
    defaultSort: '_order',
    hooks: {
      afterChange: [...(key === 'name' ? [renameOption(slug)] : []), ...expire.afterChange],
      afterDelete: expire.afterDelete,
      beforeDelete: [preventUsedOptionDelete(slug, key)],
    },
  }
}

const adminsOnly: NonNullable<CollectionConfig['admin']> = {
  group: adminGroups.settings,
  hidden: ({ user }) => user?.role !== 'admin',
}

const valueOfLabel: FieldHook = ({ data, operation, value }) =>
  operation === 'create' ? slugify(String(value || data?.label || '')) || null : value

/** Options with a label, which may change, and a value, which the API and addresses contain. */
export function labelledOptions(
  slug: OptionCollection,
  labels: { readonly singular: string; readonly plural: string },
  fields: readonly Field[] = [],
): CollectionConfig {
  return {
    ...optionCollection(slug, 'value'),
    labels,
    admin: {
      ...adminsOnly,
      useAsTitle: 'label',
      defaultColumns: [
        'label',
        'value',
        ...fields.flatMap((field) => ('name' in field ? [field.name] : [])),
      ],
      description: 'The options offered in forms, on the site and in its filters.',
    },
    fields: [
      { name: 'label', type: 'text', required: true, unique: true, maxLength: 40 },
      {
        name: 'value',
        type: 'text',
        required: true,
        unique: true,
        maxLength: 40,
        access: { update: denyAll },
        hooks: { beforeValidate: [valueOfLabel] },
        admin: {
          description:
            'Made from the label if left blank. It is part of URLs and the API, so it can’t be changed later.',
        },
      },
      ...fields,
    ],
  }
}

/** Options that communities store by their names. */
export function namedOptions(
  slug: OptionCollection,
  labels: { readonly singular: string; readonly plural: string },
  description: string,
): CollectionConfig {
  return {
    ...optionCollection(slug, 'name'),
    labels,
    admin: {
      ...adminsOnly,
      useAsTitle: 'name',
      defaultColumns: ['name', 'updatedAt'],
      description,
    },
    fields: [{ name: 'name', type: 'text', required: true, unique: true, maxLength: 80 }],
  }
}
