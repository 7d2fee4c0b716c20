'use client'

import { useEffect, useRef } from 'react'

/**
 * Names what Payload leaves nameless in a list: the box of each row, the arrows between the pages,
 * and the list itself as the main part of the page.
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
  // In a drawer the page beneath is the main part already.
  if (!list.closest('dialog, .drawer')) list.setAttribute('role', 'main')
  list.querySelector('.list-header')?.setAttribute('role', 'presentation')
  const name = (selector: string, label: string) =>
    list.querySelector(selector)?.setAttribute('aria-label', label)
  name('.clickable-arrow--left', 'Previous page')
  name('.clickable-arrow--right', 'Next page')
  for (const box of list.querySelectorAll('thead input[type=checkbox]')) {
    box.removeAttribute('aria-labelledby')
    box.setAttribute('aria-label', 'Select every row of this page')
  }
  for (const row of list.querySelectorAll('tbody tr')) {
    const title = row.querySelector('td:not(.cell-_select)')?.textContent?.trim()
    row
      .querySelector('.cell-_select input[type=checkbox]')
      ?.setAttribute('aria-label', `Select ${title || 'this row'}`)
  }
}
