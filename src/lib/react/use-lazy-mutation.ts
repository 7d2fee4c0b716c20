import type { MutationObserverOptions } from '@tanstack/react-query'
import { useState } from 'react'

interface LazyMutationOptions<Data, Variables> {
  /** Imports the mutation. */
  fetchMutation: () => Promise<MutationObserverOptions<Data, Error, Variables>>
  onSuccess: () => void
  onError: (error: unknown) => void
}

/** Imports react-query and the mutation, once for all calls. */
function fetchCode<Mutation>(fetchMutation: () => Promise<Mutation>) {
  return Promise.all([import('./run-mutation'), fetchMutation()])
}

/**
 * Like `useMutation`, but react-query and the mutation are imported on first use: most visitors
 * submit no form. If they cannot be loaded, `onError` is called.
 */
export function useLazyMutation<Data, Variables>(options: LazyMutationOptions<Data, Variables>) {
  const { fetchMutation, onSuccess, onError } = options
  const [status, setStatus] = useState<'idle' | 'pending' | 'success' | 'error'>('idle')
  const mutate = async (variables: Variables) => {
    setStatus('pending')
    try {
      const [{ runMutation }, mutation] = await fetchCode(fetchMutation)
      await runMutation(mutation, variables)
    } catch (error) {
      setStatus('error')
      onError(error)
      return
    }
    setStatus('success')
    onSuccess()
  }
  return {
    isPending: status === 'pending',
    isSuccess: status === 'success',
    mutate: (variables: Variables) => void mutate(variables),
    /** Preloads the code. Errors are ignored here because `mutate` reports them. */
    preload: () => void fetchCode(fetchMutation).catch(() => {}),
  }
}
