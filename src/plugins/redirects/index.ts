import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { records } from '@/access/records'
import { adminGroups } from '@/collections/groups'
import { expireTags } from '@/collections/hooks/invalidate-tags'
import { cacheTags } from '@/config/cache-tags'
import { redirectTypes } from '@/domain/redirects/redirect-import'
import { checkAddresses } from './check-addresses'
import { importEndpoint } from './import-endpoint'
import { redirectTargetField } from './redirect-target-field'

/** Redirects from old paths of the site. */
export const redirects = redirectsPlugin({
  collections: ['communities', 'builders', 'blog-posts', 'resources', 'helpful-articles'],
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
    hooks: expireTags(() => [cacheTags.redirects]),
    fields: ({ defaultFields }) => defaultFields.map(checkAddresses).map(redirectTargetField),
  },
})
