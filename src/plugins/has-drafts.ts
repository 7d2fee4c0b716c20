import type { CollectionConfig, GlobalConfig } from 'payload'

export const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
