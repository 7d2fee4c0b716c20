import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { hasDrafts } from './has-drafts'

function withVersionsView<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  if (!hasDrafts(config)) return config
  const { components = {} } = config.admin ?? {}
  const versions = { Component: '@/admin/history/versions-view#VersionsView' }
  const views = { ...components.views, edit: { ...components.views?.edit, versions } }
  return { ...config, admin: { ...config.admin, components: { ...components, views } } }
}

/** Replaces Payload's list of versions, which does not say who saved them. */
export const versions: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withVersionsView),
  globals: config.globals?.map(withVersionsView),
})
