import type { CollectionConfig, Field, GlobalConfig, JsonObject, PayloadRequest } from 'payload'
import { staff } from '@/access/staff'
import { isSummarized } from '@/domain/documents/summarized'
import { onceFilled } from '@/fields/once-filled'
import { hasDrafts } from '../has-drafts'

/** A form with a summary has the last editors there. */
const updatedBy = (slug: string): Field => ({
  name: 'updatedBy',
  label: 'Last edited by',
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  access: { read: staff },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: isSummarized(slug) ? () => false : onceFilled('updatedBy'),
  },
})

/**
 * Sets the last editor to the user of the request and ignores the submitted value. Scripts have no
 * user.
 */
function sign({ data, req }: { data: JsonObject; req: PayloadRequest }): JsonObject {
  return { ...data, updatedBy: req.user?.id ?? null }
}

/**
 * Adds the field `updatedBy` to collections and globals with drafts, so every version records its
 * editor.
 */
export function setUpdatedBy<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  if (!hasDrafts(config)) return config
  const { hooks = {} } = config
  return {
    ...config,
    fields: [...config.fields, updatedBy(config.slug)],
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), sign] },
  }
}
