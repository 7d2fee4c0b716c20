import { builderTiers, labelOf } from '../enums'

/** `National Builder`, or `Professional Builder` without a tier (docs/product.md, Builders). */
export function tierTitle(tier: string | null): string {
  const known = builderTiers.some(({ value }) => value === tier)
  return tier !== null && known ? `${labelOf(builderTiers, tier)} Builder` : 'Professional Builder'
}
