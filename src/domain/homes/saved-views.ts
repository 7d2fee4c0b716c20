/** A search of homes that a visitor saved under a name in the browser. */
export interface SavedView {
  readonly name: string
  /** The address of the list with its filters and order, such as `/homes?beds=4`. */
  readonly address: string
  /** The day on which the visitor last saw its homes, `2026-11-12`. Older views have none. */
  readonly seen?: string | undefined
}

export const SAVED_VIEWS_MAX = 20
export const VIEW_NAME_MAX_LENGTH = 60

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false
  const { name, address, seen } = value as Partial<Record<keyof SavedView, unknown>>
  return (
    typeof name === 'string' &&
    typeof address === 'string' &&
    /^\/homes(\?[^#]*)?$/.test(address) &&
    (seen === undefined || (typeof seen === 'string' && /^\d{4}-\d\d-\d\d$/.test(seen)))
  )
}

/** The views of a stored text; `null` if it is something else, which must not be overwritten. */
export function parseViews(stored: string | null): readonly SavedView[] | null {
  if (stored === null) return []
  try {
    const views: unknown = JSON.parse(stored)
    return Array.isArray(views) && views.every(isView) ? views : null
  } catch {
    return null
  }
}

/** A name on one line, cut to its longest length; empty without letters. */
export function viewName(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, VIEW_NAME_MAX_LENGTH).join('').trim()
}

/** Adds a view at the front. It replaces one with the same name. `null`: there are too many. */
export function withView(
  views: readonly SavedView[],
  view: SavedView,
): readonly SavedView[] | null {
  const others = views.filter(({ name }) => name.toLowerCase() !== view.name.toLowerCase())
  return others.length < SAVED_VIEWS_MAX ? [view, ...others] : null
}

/** The views after a visit of the list at an address; the same array if none of them changes. */
export function withVisit(
  views: readonly SavedView[],
  address: string,
  day: string,
): readonly SavedView[] {
  const isNew = (view: SavedView) => view.address === address && view.seen !== day
  return views.some(isNew)
    ? views.map((view) => (isNew(view) ? { ...view, seen: day } : view))
    : views
}
