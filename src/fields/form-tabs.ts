import type { CollapsibleField, Field, TabsField } from 'payload'

/**
 * The tabs of a long form, by their labels, in the order in which an editor fills them in. They have
 * no names, so the fields are stored and answered as without them.
 */
export const formTabs = (tabs: Readonly<Record<string, Field[]>>): TabsField => ({
  type: 'tabs',
  tabs: Object.entries(tabs).map(([label, fields]) => ({ label, fields })),
})

/** A part of a tab. */
export const formSection = (label: string, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { className: 'form-section' },
  fields,
})
