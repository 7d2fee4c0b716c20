import type { LatLng } from '../map/map-view'

/** Maximum offset of a school marker, in degrees (docs/product/map.md, Map). */
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

const MILES_PER_DEGREE = 69.1

/** The miles of a distance such as `2.2 mi`; `null` if it is none. */
function parseMiles(distance: string | null): number | null {
  const miles = /^\s*(\d{1,2}(?:\.\d+)?)\s*mi/i.exec(distance ?? '')?.[1]
  return miles === undefined ? null : Number(miles)
}

/**
 * Position of a school marker. Only the distance of a school from its community is known, so the
 * marker is at that distance in a direction derived from the school's name, which is stable between
 * visits. Without a distance it is up to {@link MAX_SCHOOL_OFFSET} from it in each direction.
 */
export function schoolPlace(
  name: string,
  community: LatLng,
  distance: string | null = null,
): LatLng {
  const bits = hash(name)
  const miles = parseMiles(distance)
  if (miles === null) {
    return {
      lat: community.lat + spread(bits >>> 16) * MAX_SCHOOL_OFFSET,
      lng: community.lng + spread(bits & 0xffff) * MAX_SCHOOL_OFFSET,
    }
  }
  const direction = spread(bits & 0xffff) * Math.PI
  const degrees = miles / MILES_PER_DEGREE
  return {
    lat: community.lat + Math.cos(direction) * degrees,
    lng:
      community.lng + (Math.sin(direction) * degrees) / Math.cos((community.lat * Math.PI) / 180),
  }
}
