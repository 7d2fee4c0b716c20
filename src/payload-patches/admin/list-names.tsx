'use client'

import { useEffect, useRef } from 'react'

/**
 * Adds missing accessible names to the list view: the row checkboxes and the pagination arrows. Also
 * marks the list as the main landmark.
 *
 * Writes the fields that are searched as a part of a sentence: `Search name, city or slug`.
 *
 * Payload 3.90.1 names neither (payloadcms/payload#17376, payloadcms/payload#17663) and has no main
 * landmark. Not needed anymore when it has all three, and
 * `Search Name or Slug` without the capitals of the labels.
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

/** `Search Name, ZIP code or Slug` -> `Search name, ZIP code or slug`. */
const toSentence = (text: string): string =>
  text.replace(/(?<=^Search |, | or )\p{Lu}(?!\p{Lu})/gu, (first) => first.toLowerCase())

function nameParts(list: Element): void {
  const search = list.querySelector('.search-filter input')
  for (const attribute of ['placeholder', 'aria-label']) {
    const text = search?.getAttribute(attribute)
    if (text) search?.setAttribute(attribute, toSentence(text))
  }
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
