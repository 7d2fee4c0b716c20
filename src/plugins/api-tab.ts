import type { CollectionConfig, DocumentTabConfig, GlobalConfig, Plugin } from 'payload'

/** Only admins see a document as JSON. */
const tab: Omit<DocumentTabConfig, 'href' | 'label'> = {
  condition: ({ req }) => req.user?.role === 'admin',
}

function withApiTab<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const { components = {} } = config.admin ?? {}
  const edit = { ...components.views?.edit, api: { tab } }
  const views = { ...components.views, edit }
  return { ...config, admin: { ...config.admin, components: { ...components, views } } }
}

/** Hides the API tab of all forms from editors and contributors. */
export const apiTab: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withApiTab),
  globals: config.globals?.map(withApiTab),
})
