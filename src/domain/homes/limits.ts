/** The lowest and highest values of sizes and rooms (docs/product/homes.md, Plans and homes). */
export const limits = {
  squareFeet: { min: 100, max: 20_000 },
  beds: { min: 0, max: 12 },
  baths: { min: 0, max: 12 },
  halfBaths: { min: 0, max: 6 },
  stories: { min: 1, max: 4 },
  garage: { min: 0, max: 8 },
} as const
