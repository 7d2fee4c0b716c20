export type Badge = 'Featured' | 'Coming Soon' | 'Available' | 'Sold Out'

/** The badge of a community card, the first that applies (docs/product/communities.md, Badges). */
export function communityBadge(community: { isFeatured: boolean; status: string }): Badge {
  if (community.isFeatured) return 'Featured'
  if (community.status === 'coming_soon') return 'Coming Soon'
  if (community.status === 'sold_out') return 'Sold Out'
  return 'Available'
}
