import type { Field, Plugin } from 'payload'
import { sentenceLabel } from '@/domain/text/sentence-label'

/** The fields with a label for each that has a name alone, also within rows, tabs, groups and arrays. */
function withLabels(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const labelled: Field =
      'name' in field && field.name && field.type !== 'ui' && field.label === undefined
        ? Object.assign({}, field, { label: sentenceLabel(field.name) })
        : field
    if (labelled.type === 'tabs') {
      return {
        ...labelled,
        tabs: labelled.tabs.map((tab) => ({ ...tab, fields: withLabels(tab.fields) })),
      }
    }
    return 'fields' in labelled ? { ...labelled, fields: withLabels(labelled.fields) } : labelled
  })
}

/**
 * Labels that are made from names are in sentence case, as those that are written are.
 *
 * Payload 3.90.1 writes `Featured Image` for `featuredImage`, and no option changes it. No issue was
 * found. Not needed anymore when it writes `Featured image`.
 */
export const sentenceCaseLabels: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: withLabels(collection.fields),
  })),
  globals: config.globals?.map((global) => ({ ...global, fields: withLabels(global.fields) })),
})
