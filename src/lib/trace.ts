import { serverState } from './server-state'

export type SpanAttributes = Readonly<Record<string, string | number>>

/**
 * Runs work as a span of the current trace, if the guide exports traces. Attributes must not contain
 * personal data: no query of a path, and no values of a statement.
 */
export function traced<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return serverState.trace ? serverState.trace(name, attributes, work) : work()
}
