'use client'

import { type ReactNode, useEffect } from 'react'
import { applyA11yPatches } from './a11y-patches'
import { observeChanges } from './observe-changes'

/** Patches accessibility problems on every admin screen; `a11y-patches.ts` lists them. */
export function A11yPatcher({ children }: { children: ReactNode }) {
  useEffect(() => {
    applyA11yPatches(document.body)
    return observeChanges(document.body, applyA11yPatches)
  }, [])
  return children
}
