import type { Option as PayloadOption } from 'payload'
import type { Option } from '@/domain/options'

/** A vocabulary of the domain as Payload's mutable list of options. */
export function selectOptions(options: readonly Option[]): PayloadOption[] {
  return options.map(({ value, label }) => ({ value, label }))
}
