import { builderTiers, getLabel } from '../enums'

/**
 * `National Builder`, or `Professional Builder` without a tier (docs/product/builders.md,
 * Builders).
 */
export function tierTitle(tier: string | null): string {
  const known = builderTiers.some(({ value }) => value === tier)
  return tier !== null && known ? `${getLabel(builderTiers, tier)} Builder` : 'Professional Builder'
}
