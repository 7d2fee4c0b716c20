import { deepMergeSimple, type SanitizedConfig } from 'payload'

/** The labels of the editor's toolbar and menu, in sentence case. */
const editorTexts = {
  blocks: { inlineBlocks: { label: 'Inline blocks' } },
  horizontalRule: { label: 'Horizontal rule' },
  orderedList: { label: 'Ordered list' },
  paragraph: { label2: 'Normal text' },
  unorderedList: { label: 'Unordered list' },
}

/**
 * The configuration with the labels of the editor in sentence case.
 *
 * Payload 3.90.1 has `Normal Text` and `Unordered List`, and the features of the editor overwrite what
 * `i18n.translations` says. No issue was found. Not needed anymore when its labels are in sentence case.
 */
export function chooseEditorTexts(config: SanitizedConfig): SanitizedConfig {
  const { i18n } = config
  const translations = deepMergeSimple(i18n.translations, { en: { lexical: editorTexts } })
  return Object.assign(config, { i18n: { ...i18n, translations } })
}
