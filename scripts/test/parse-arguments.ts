import type { Circle, Step } from './step'

interface Choice {
  readonly circle: Circle
  /** Flags for the tool of the only step. */
  readonly flags: readonly string[]
  isChosen(step: Step): boolean
}

/**
 * Reads the arguments of `npm test`: `all` for every test instead of the core, names of steps, and flags
 * for the tool of one step. The problem of other arguments says how to call it.
 */
export function parseArguments(
  args: readonly string[],
  steps: readonly Step[],
): Choice | { readonly problem: string } {
  const flags = args.filter((arg) => arg.startsWith('-'))
  const names = args.filter((arg) => !arg.startsWith('-') && arg !== 'all')
  const known = steps.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) {
    return {
      problem: `Unknown step "${unknown}". The steps are ${known.join(', ')}, or all tests: all`,
    }
  }
  const [only] = steps.filter(({ name }) => names.includes(name))
  if (flags.length > 0 && !(names.length === 1 && only?.takesFlags)) {
    const taking = steps.filter(({ takesFlags }) => takesFlags).map(({ name }) => name)
    return { problem: `Name one step of ${taking.join(', ')} for ${flags.join(' ')}` }
  }
  return {
    circle: args.includes('all') ? 'all' : 'core',
    flags,
    isChosen: ({ name }) => names.length === 0 || names.includes(name),
  }
}
