import type { LatLng } from './map-view'

/** How far a school is moved at most, in degrees (docs/product.md, Map). */
export const MAX_SCHOOL_OFFSET = 0.01

/** FNV-1a with a final mix, so that names that differ in one letter lie far apart: 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return (value ^ (value >>> 15)) >>> 0
}

/** Sixteen bits as a number from -1 to 1. */
const spread = (bits: number) => (bits / 0xffff) * 2 - 1

/**
 * Where a school is drawn beside a community, which is all that is known of its place: up to
 * {@link MAX_SCHOOL_OFFSET} away both ways. It follows from the school's name alone, so that a
 * marker stays where it was from visit to visit.
 */
export function schoolPlace(name: string, community: LatLng): LatLng {
  const bits = hash(name)
  return {
    lat: community.lat + spread(bits >>> 16) * MAX_SCHOOL_OFFSET,
    lng: community.lng + spread(bits & 0xffff) * MAX_SCHOOL_OFFSET,
  }
}
