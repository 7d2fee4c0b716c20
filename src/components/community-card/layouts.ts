/** How a full card is laid out (specification, section 2), in the order of their buttons. */
export const cardLayouts = ['compact', 'standard', 'horizontal', 'list'] as const
export type CardLayout = (typeof cardLayouts)[number]
