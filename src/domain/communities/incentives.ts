/**
 * Incentives that end within so many days are listed on the dashboard (docs/product/editing.md,
 * Editorial flow).
 */
export const INCENTIVE_ENDS_WITHIN_DAYS = 14
