/** The amenities that `public/brand/amenities.svg` has a symbol for. */
const drawn: ReadonlySet<string> = new Set([
  'pools',
  'trails',
  'golf',
  'clubhouse',
  'tennis',
  'playground',
  'parks',
  'dog-park',
  'fitness-center',
  'splash-pad',
  'pavilion',
  'sports-courts',
  'fishing-pond',
  'gated-entry',
])

interface AmenityIconProps {
  value: string
  className: string
  strokeWidth: number
}

/**
 * The icon of an amenity. It comes from one file of symbols, because a list of communities repeats
 * the icons hundreds of times.
 */
export function AmenityIcon({ value, className, strokeWidth }: AmenityIconProps) {
  return (
    <svg
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <use href={`/brand/amenities.svg#${drawn.has(value) ? value : 'other'}`} />
    </svg>
  )
}
