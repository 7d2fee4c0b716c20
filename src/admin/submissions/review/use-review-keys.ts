'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { reviewKey } from './shortcuts'

const controls = 'button:not(:disabled), input, textarea, select, a[href]'

const linesIn = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-line]')]

/** Moves the focus to the first control of a line, the decision before others. */
function focusLine(line: HTMLElement | undefined): void {
  const control =
    line?.querySelector<HTMLElement>('[data-key="accept"]:not(:disabled)') ??
    line?.querySelector<HTMLElement>(controls)
  if (!line || !control) return
  control.focus({ preventScroll: true })
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  line.scrollIntoView({ block: 'nearest', behavior: reduced ? 'auto' : 'smooth' })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

/**
 * The keys of the review. They press the buttons of the line with the focus, so that a key and a
 * click do the same.
 */
export function useReviewKeys(table: RefObject<HTMLElement | null>, showHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !table.current || isTyping(event.target)) return
    const lines = linesIn(table.current)
    const current = lines.findIndex((line) => line.contains(document.activeElement))
    const key = reviewKey(event, current >= 0)
    if (key === null) return
    if (key === 'help') {
      event.preventDefault()
      showHelp()
      return
    }
    const line = lines[current]
    const next = lines[current + 1]
    if (key === 'next' || key === 'previous') {
      event.preventDefault()
      focusLine(key === 'next' ? next : lines[Math.max(current - 1, 0)])
      return
    }
    const button = line?.querySelector<HTMLButtonElement>(`[data-key="${key}"]:not(:disabled)`)
    if (!button) return
    event.preventDefault()
    button.click()
    if (key !== 'edit' && next) focusLine(next)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
