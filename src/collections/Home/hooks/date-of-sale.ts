import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Notes when a home was sold: its page says so for 30 days and is gone then (docs/product/homes.md,
 * Plans and homes). A home that is for sale again has no date.
 */
export const dateOfSale: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const status = data.status ?? originalDoc?.status
  if (status !== 'sold') return { ...data, soldAt: null }
  return { ...data, soldAt: data.soldAt ?? originalDoc?.soldAt ?? new Date().toISOString() }
}
