/** The corners of `public/brand/map-ground.svg`, which `npm run generate:map` draws. */
export const GROUND = {
  northWest: { lat: 30.5, lng: -99.7 },
  southEast: { lat: 28.7, lng: -97.2 },
} as const
