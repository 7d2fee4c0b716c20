import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'

/** Imports the schema of a form. */
export type FetchRules<Form extends FieldValues> = () => Promise<z.core.$ZodType<Form, Form>>

/** Imports resolver and schema, once for all calls. Rejects if they cannot be loaded. */
function fetchChecking<Form extends FieldValues>(fetchRules: FetchRules<Form>) {
  return Promise.all([import('@hookform/resolvers/zod'), fetchRules()])
}

/** Preloads the validation code. Errors are ignored here because validation reports them. */
export function fetchCheckingAhead<Form extends FieldValues>(fetchRules: FetchRules<Form>): void {
  fetchChecking(fetchRules).catch(() => {})
}

/** Validates a form with a schema imported on first use: most visitors submit no form. */
export function rulesResolver<Form extends FieldValues>(
  fetchRules: FetchRules<Form>,
): Resolver<Form, unknown, Form> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await fetchChecking(fetchRules)
    return zodResolver<Form, unknown, Form>(schema)(values, context, options)
  }
}
