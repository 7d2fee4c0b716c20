import type { CollectionConfig, Field, GlobalConfig, JsonObject, PayloadRequest } from 'payload'
import { staff } from '@/access/staff'
import { hasDrafts } from '../has-drafts'

const updatedBy: Field = {
  name: 'updatedBy',
  label: 'Last edited by',
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  access: { read: staff },
  admin: { position: 'sidebar', readOnly: true, placeholder: '–' },
}

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
    fields: [...config.fields, updatedBy],
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), sign] },
  }
}
