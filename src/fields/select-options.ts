import type { Option as PayloadOption } from 'payload'
import type { Option } from '@/domain/enums'

/** Converts options of the domain to Payload's mutable type. */
export function selectOptions(options: readonly Option[]): PayloadOption[] {
  return options.map(({ value, label }) => ({ value, label }))
}
