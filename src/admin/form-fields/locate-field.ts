import type { ClientField } from 'payload'
import { sentenceLabel } from '@/domain/text/sentence-label'

/** A field of a form by its path, such as `incentives.0.endsOn`. */
export interface LocatedField {
  /** Such as `Incentives 1, Last day`. */
  readonly label: string
  /** The index of its tab; `null` outside tabs. */
  readonly tab: number | null
}

interface Found {
  readonly field: ClientField & { name: string }
  readonly tab: number | null
}

/** The fields that have names, also those in rows, collapsibles and tabs without names. */
function findNamed(fields: readonly ClientField[], tab: number | null = null): Found[] {
  return fields.flatMap((field): Found[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((each, index) => findNamed(each.fields, tab ?? index))
    if ('name' in field && field.name) return [{ field: field as Found['field'], tab }]
    return 'fields' in field ? findNamed(field.fields, tab) : []
  })
}

function labelField(field: ClientField & { name: string }): string {
  const label = 'label' in field ? field.label : undefined
  return typeof label === 'string' && label !== '' ? label : sentenceLabel(field.name)
}

/** Where a field is in a form, and how editors call it. `null` for an unknown path. */
export function locateField(fields: readonly ClientField[], path: string): LocatedField | null {
  const [name = '', ...rest] = path.split('.')
  const found = findNamed(fields).find(({ field }) => field.name === name)
  if (!found) return null
  const { field, tab } = found
  const isArray = field.type === 'array' || field.type === 'blocks'
  const row = isArray && rest.length > 0 ? ` ${Number(rest[0]) + 1}` : ''
  const inner = isArray ? rest.slice(1) : rest
  const within =
    inner.length > 0 && 'fields' in field ? locateField(field.fields, inner.join('.')) : null
  // A group without a label is not seen in the form.
  const isUnseen = 'label' in field && field.label === false
  const own = isUnseen && within ? [] : [`${labelField(field)}${row}`]
  return { label: [...own, ...(within ? [within.label] : [])].join(', '), tab }
}
