import type { ClientUser, CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { editors } from '@/access/editors'

const fromContributors = ({ user }: { user: ClientUser | null }) => user?.role === 'contributor'

const hide = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  admin: { hidden: fromContributors, ...config.admin },
})

/** Whether contributors may not read or change it. Their own account has a separate page. */
const isForEditors = ({ access, slug }: CollectionConfig | GlobalConfig): boolean =>
  slug === 'users' || access?.read === editors || access?.update === editors

/**
 * Hides from contributors what only editors and admins may read or change: they would find forms in
 * which every field is disabled. The API still lets them read public content.
 */
export const hiddenFromContributors: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => (isForEditors(each) ? hide(each) : each)),
  globals: config.globals?.map((each) => (isForEditors(each) ? hide(each) : each)),
})
