import type { LatLng } from '../map/map-view'

/** Maximum offset of a school marker, in degrees (docs/product.md, Map). */
export const MAX_SCHOOL_OFFSET = 0.01

/** 32-bit FNV-1a with a final mix, so that similar names get distant values. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return (value ^ (value >>> 15)) >>> 0
}

/** Maps 16 bits to a number from -1 to 1. */
const spread = (bits: number) => (bits / 0xffff) * 2 - 1

/**
 * Position of a school marker. Only the school's community is known, so the marker is placed up to
 * {@link MAX_SCHOOL_OFFSET} from it in each direction. The offset is derived from the school's name
 * and therefore stable between visits.
 */
export function schoolPlace(name: string, community: LatLng): LatLng {
  const bits = hash(name)
  return {
    lat: community.lat + spread(bits >>> 16) * MAX_SCHOOL_OFFSET,
    lng: community.lng + spread(bits & 0xffff) * MAX_SCHOOL_OFFSET,
  }
}
