import { z } from 'zod/mini'

/** The values of a form that may differ from its document. */
export const formValues = z.record(z.string(), z.unknown())

const unsavedValues = z.object({
  collection: z.string(),
  id: z.int(),
  values: formValues,
})

export type FormValues = z.infer<typeof formValues>

/**
 * The context of a Payload query that reads a document as its form shows it. Without values, it is
 * read as it was saved.
 */
export const asInForm = (collection: string, id: number, values: FormValues | undefined) =>
  values ? { unsaved: { collection, id, values } satisfies z.infer<typeof unsavedValues> } : {}

/** The values that a query's context has for a document. */
export function valuesInForm(
  context: Readonly<Record<string, unknown>>,
  collection: string,
  id: unknown,
): FormValues | null {
  const { data } = unsavedValues.safeParse(context.unsaved)
  return data?.collection === collection && data.id === id ? data.values : null
}
