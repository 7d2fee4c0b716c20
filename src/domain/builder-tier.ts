import { builderTiers, labelOf } from './options'

/** `National Builder`, or `Professional Builder` for a builder without a tier (specification, section 2). */
export function tierTitle(tier: string | null): string {
  const known = builderTiers.some(({ value }) => value === tier)
  return tier !== null && known ? `${labelOf(builderTiers, tier)} Builder` : 'Professional Builder'
}
