/**
 * Layouts of a full card, in the order of their buttons (docs/product/communities.md, Communities
 * page).
 */
export const cardLayouts = ['compact', 'standard', 'horizontal', 'list'] as const
export type CardLayout = (typeof cardLayouts)[number]
