'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** `true` once the page has loaded and the browser has nothing better to do. */
export function useLateWake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => whenIdle(() => setAwake(true)), [])
  return isAwake
}
