import { SkipLink } from '@/components/layout/skip-link'

/**
 * Leads a keyboard past the filters of a list with a map. A small screen has either the list or the
 * map (`data-view`), and without a match there is no map, so only a link to what is shown is there.
 */
export function SkipFilters() {
  return (
    <>
      <SkipLink to="results" className="max-xl:in-[:root:has([data-view=map])]:hidden">
        Skip to results
      </SkipLink>
      <SkipLink
        to="map"
        className="in-[:root:not(:has(#map))]:hidden noscript:hidden max-xl:in-[:root:has([data-view=list])]:hidden"
      >
        Skip to map
      </SkipLink>
    </>
  )
}
