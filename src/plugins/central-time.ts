import type { Field, Plugin } from 'payload'
import { withControl, withGlobalControl } from './before-document-controls'

const times = '@/payload-patches/admin/document-times#DocumentTimes'
const lockTime = '@/payload-patches/admin/lock-time#LockTime'

/** The fields with the pickers and cells of hours replaced, also within rows, tabs, groups and arrays. */
function inCentralTime(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: inCentralTime(tab.fields) })),
      }
    }
    if ('fields' in field) return { ...field, fields: inCentralTime(field.fields) }
    if (field.type !== 'date' || field.admin?.date?.pickerAppearance !== 'dayAndTime') return field
    const components = {
      Field: '@/admin/central-time/central-time-field#CentralTimeField',
      Cell: '@/admin/cells/time-cell#TimeCell',
      ...field.admin.components,
    }
    return { ...field, admin: { ...field.admin, components } }
  })
}

/** Editors enter and read hours in San Antonio's time zone, not in that of their browser. */
export const centralTime: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    withControl(
      withControl({ ...collection, fields: inCentralTime(collection.fields) }, times),
      lockTime,
    ),
  ),
  globals: config.globals?.map((global) =>
    withGlobalControl(withGlobalControl(global, times), lockTime),
  ),
})
