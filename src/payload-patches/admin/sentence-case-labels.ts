import type { Field, Plugin, SanitizedConfig } from 'payload'
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

const presetLabels: Readonly<Record<string, string>> = {
  groupBy: 'Group by',
  isShared: 'Shared with other staff',
}

/**
 * The configuration with the labels of saved filters in sentence case.
 *
 * Payload 3.90.1 adds their collection after the plugins, with labels such as `Is Shared`. No issue was
 * found. Not needed anymore when plugins can change it.
 */
export function sentenceCasePresets(config: SanitizedConfig): SanitizedConfig {
  const presets = config.collections.find(({ slug }) => slug === 'payload-query-presets')
  for (const field of presets?.fields ?? []) {
    const label = 'name' in field && field.name ? presetLabels[field.name] : undefined
    if (label) Object.assign(field, { label })
  }
  return config
}
