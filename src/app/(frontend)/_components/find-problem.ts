/** The sentence of a problem that the address of a form names, or `null`. */
export const findProblem = (
  problems: Readonly<Record<string, string>>,
  name: unknown,
): string | null =>
  typeof name === 'string' && Object.hasOwn(problems, name) ? (problems[name] ?? null) : null
