import type { FormState } from 'payload'

/** A field whose value is refused. */
export interface Problem {
  readonly path: string
  readonly message: string
}

/** The invalid fields of a form. An array is invalid with its rows; then the rows say why. */
export function findProblems(fields: FormState): Problem[] {
  const invalid = Object.entries(fields).filter(
    ([, field]) => field?.valid === false && field.passesCondition !== false,
  )
  const isExplained = (path: string) => invalid.some(([other]) => other.startsWith(`${path}.`))
  return invalid.flatMap(([path, { errorMessage }]) => {
    if (!errorMessage && isExplained(path)) return []
    return [{ path, message: errorMessage ?? 'Check this field.' }]
  })
}
