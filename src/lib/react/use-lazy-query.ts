import { useEffect, useState } from 'react'

interface LazyQueryResult<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
}

const empty = { data: undefined, error: null }

/**
 * Calls `fetchData` while `isEnabled` is true. Unlike with `useQuery`, the page does not load
 * react-query: `fetchData` imports it. Pass the same function until other data is needed.
 */
export function useLazyQuery<Data>(
  fetchData: () => Promise<Data>,
  isEnabled: boolean,
): LazyQueryResult<Data> {
  const [result, setResult] = useState<LazyQueryResult<Data>>(empty)
  useEffect(() => {
    if (!isEnabled) return
    let isCurrent = true
    const show = (next: LazyQueryResult<Data>) => {
      if (isCurrent) setResult(next)
    }
    fetchData().then(
      (data) => show({ data, error: null }),
      (error: unknown) =>
        show({ data: undefined, error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      isCurrent = false
    }
  }, [fetchData, isEnabled])
  return result
}
