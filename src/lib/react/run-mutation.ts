import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query'
import { getQueryClient } from './query-client'

/** Runs a mutation on the query client of the browser tab. */
export function runMutation<Data, Variables>(
  mutation: MutationObserverOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(getQueryClient(), mutation).mutate(variables)
}
