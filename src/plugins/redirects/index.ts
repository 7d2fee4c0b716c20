import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field, FieldHook, SelectField } from 'payload'
import { records } from '@/access/records'
import { adminGroups } from '@/collections/groups'
import { invalidateTags } from '@/collections/hooks/invalidate-tags'
import { cacheTags } from '@/config/cache-tags'
import { typesWithOwnPage } from '@/content-types'
import { redirectTypes, toAnsweredType } from '@/domain/redirects/redirect-import'
import { checkAddresses } from './check-addresses'
import { importEndpoint } from './import-endpoint'
import { redirectTargetField } from './redirect-target-field'

/** Labels of the status codes. The site responds to 301 and 302 as to 308 and 307. */
const typeLabels: Readonly<Record<string, string>> = {
  301: 'Permanent',
  308: 'Permanent',
  302: 'Temporary',
  307: 'Temporary',
}

const toAnswered: FieldHook = ({ value }) =>
  typeof value === 'string' ? toAnsweredType(value) : value

const filterTypes: NonNullable<SelectField['filterOptions']> = ({ options }) =>
  options.filter(
    (option) => typeof option === 'object' && toAnsweredType(option.value) === option.value,
  )

/** Offers the two types that differ on the site, by what they mean. Stored ones are read as one of them. */
function plainTypes(field: Field): Field {
  if (field.type !== 'select' || field.name !== 'type') return field
  const options = field.options.map((option) =>
    typeof option === 'string'
      ? option
      : { ...option, label: typeLabels[option.value] ?? option.label },
  )
  return {
    ...field,
    options,
    filterOptions: filterTypes,
    hooks: { beforeValidate: [toAnswered], afterRead: [toAnswered] },
    // The filter would offer each twice.
    admin: { ...field.admin, disableListFilter: true },
  }
}

/** Redirects from old paths of the site. */
export const redirects = redirectsPlugin({
  collections: typesWithOwnPage.map(({ slug }) => slug),
  redirectTypes: [...redirectTypes],
  overrides: {
    admin: {
      group: adminGroups.site,
      useAsTitle: 'from',
      defaultColumns: ['from', 'to.reference', 'type', 'updatedAt'],
      description:
        'Redirects from old URLs. A redirect is added automatically when the URL of a published page changes.',
      components: { beforeListTable: ['@/admin/redirects/import-redirects#ImportRedirects'] },
    },
    access: records,
    endpoints: [importEndpoint],
    hooks: invalidateTags(() => [cacheTags.redirects]),
    fields: ({ defaultFields }) =>
      defaultFields.map(checkAddresses).map(redirectTargetField).map(plainTypes),
  },
})
