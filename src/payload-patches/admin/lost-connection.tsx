'use client'

import { type ReactNode, useEffect } from 'react'
import { explainLost } from './explain-lost'

/** Gives the forms of Payload the `fetch` of `explain-lost.ts`, which they find at `window`. */
export function LostConnection({ children }: { children: ReactNode }) {
  useEffect(() => {
    const original = window.fetch
    window.fetch = explainLost(original.bind(window))
    return () => {
      window.fetch = original
    }
  }, [])
  return children
}
