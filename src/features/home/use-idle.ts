'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/react/when-idle'

/** `true` after the page has loaded and the browser is idle. */
export function useIdle(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => whenIdle(() => setAwake(true)), [])
  return isAwake
}
