'use client'

import { useEffect, useRef } from 'react'

/**
 * Adds missing accessible names to the list view: the row checkboxes and the pagination arrows. Also
 * marks the list as the main landmark.
 *
 * Payload 3.90.1 names neither (payloadcms/payload#17376, payloadcms/payload#17663) and has no main
 * landmark. Not needed anymore when it has all three.
 */
export function ListNames() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const list = place.current?.closest('.collection-list')
    if (!list) return
    nameParts(list)
    const observer = new MutationObserver(() => nameParts(list))
    observer.observe(list, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return <span ref={place} hidden />
}

function nameParts(list: Element): void {
  // A drawer opens over a page that already has a main landmark.
  if (!list.closest('dialog, .drawer')) list.setAttribute('role', 'main')
  list.querySelector('.list-header')?.setAttribute('role', 'presentation')
  const name = (selector: string, label: string) =>
    list.querySelector(selector)?.setAttribute('aria-label', label)
  name('.clickable-arrow--left', 'Previous page')
  name('.clickable-arrow--right', 'Next page')
  for (const box of list.querySelectorAll('thead input[type=checkbox]')) {
    box.removeAttribute('aria-labelledby')
    box.setAttribute('aria-label', 'Select all rows on this page')
  }
  for (const row of list.querySelectorAll('tbody tr')) {
    const title = row.querySelector('td:not(.cell-_select)')?.textContent?.trim()
    row
      .querySelector('.cell-_select input[type=checkbox]')
      ?.setAttribute('aria-label', `Select ${title || 'this row'}`)
  }
}
