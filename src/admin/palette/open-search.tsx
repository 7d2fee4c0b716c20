'use client'

import { Search } from 'lucide-react'

/** The event that opens the search, which is a part of the menu. */
export const OPEN_SEARCH = 'guide:open-search'

/** Opens the search on narrow screens, where the menu is closed. */
export function OpenSearch() {
  return (
    <button
      type="button"
      className="guide-open-search"
      aria-label="Search everything"
      aria-haspopup="dialog"
      onClick={() => window.dispatchEvent(new Event(OPEN_SEARCH))}
    >
      <Search aria-hidden="true" size={18} />
    </button>
  )
}
