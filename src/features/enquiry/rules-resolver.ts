import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'

/** Fetches the schema that a form is checked with. */
export type FetchRules<Form extends FieldValues> = () => Promise<z.core.$ZodType<Form, Form>>

/** Everything that checking takes; fetched once, whoever asks. Rejects when it cannot be had. */
function fetchChecking<Form extends FieldValues>(fetchRules: FetchRules<Form>) {
  return Promise.all([import('@hookform/resolvers/zod'), fetchRules()])
}

/** Has everything there before it is needed; what cannot be had is noticed when it is. */
export function fetchCheckingAhead<Form extends FieldValues>(fetchRules: FetchRules<Form>): void {
  fetchChecking(fetchRules).catch(() => {})
}

/** Checks a form with rules that are only fetched on use: most visitors of a page do not write. */
export function rulesResolver<Form extends FieldValues>(
  fetchRules: FetchRules<Form>,
): Resolver<Form, unknown, Form> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await fetchChecking(fetchRules)
    return zodResolver<Form, unknown, Form>(schema)(values, context, options)
  }
}
