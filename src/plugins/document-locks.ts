import type { Plugin } from 'payload'
import { withControl, withGlobalControl } from './before-document-controls'

const notice = '@/admin/locks/take-over-notice#TakeOverNotice'

/** Adds the take-over notice to every form that locks its document. */
export const documentLocks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.lockDocuments === false ? collection : withControl(collection, notice),
  ),
  globals: config.globals?.map((global) =>
    global.lockDocuments === false ? global : withGlobalControl(global, notice),
  ),
})
