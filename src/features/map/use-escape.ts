'use client'

import { useEffect, useEffectEvent } from 'react'

/** Calls back on Escape, regardless of the focus, while `isActive`. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isActive])
}
