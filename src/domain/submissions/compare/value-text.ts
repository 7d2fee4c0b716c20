import { getLabel, type Option } from '../../enums'
import { formatNumber } from '../../text/format-number'
import type { FieldValue } from '../field-value'
import { type EditedList, type FieldId, getField, isMoney } from '../fields'

type Lists = Readonly<Record<EditedList, readonly Option[]>>

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  return name ? `${name} ${date}, ${year}` : day
}

/** A value as the site writes it: `$348,500`, `Pools, Trails`, `Feb 15, 2027`; `null` for none. */
export function valueText(id: FieldId, value: FieldValue | null, lists: Lists): string | null {
  if (value === null) return null
  const { reading } = getField(id)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (isMoney(reading)) return `$${formatNumber(value)}`
    if (reading.as === 'rate') return `${value}%`
    return reading.as === 'degrees' ? String(value) : formatNumber(value)
  }
  const labels = (item: string) => {
    if (reading.as === 'option') return getLabel(reading.options, item)
    if (reading.as === 'listed' || reading.as === 'several')
      return getLabel(lists[reading.list], item)
    return item
  }
  if (typeof value !== 'string') return value.length === 0 ? null : value.map(labels).join(', ')
  return reading.as === 'day' ? dayText(value) : labels(value)
}
