/** An immutable point with accessor functions, as in Google's API. */
export class LatLng implements google.maps.LatLng {
  constructor(private readonly at: google.maps.LatLngLiteral) {}

  lat() {
    return this.at.lat
  }

  lng() {
    return this.at.lng
  }

  equals(other: google.maps.LatLng | google.maps.LatLngLiteral | null | undefined) {
    if (!other) return false
    const { lat, lng } = literal(other)
    return Math.abs(lat - this.at.lat) < 1e-9 && Math.abs(lng - this.at.lng) < 1e-9
  }

  toJSON() {
    return { lat: this.at.lat, lng: this.at.lng }
  }

  toString() {
    return `(${this.at.lat}, ${this.at.lng})`
  }

  toUrlValue(precision = 6) {
    return `${this.at.lat.toFixed(precision)},${this.at.lng.toFixed(precision)}`
  }
}

type BoundsUsed = 'getCenter' | 'getNorthEast' | 'getSouthWest' | 'toJSON'

/** The subset of `google.maps.LatLngBounds` that the project uses. */
export class LatLngBounds implements Pick<google.maps.LatLngBounds, BoundsUsed> {
  constructor(private readonly edges: google.maps.LatLngBoundsLiteral) {}

  getCenter() {
    const { south, north, west, east } = this.edges
    return new LatLng({ lat: (south + north) / 2, lng: (west + east) / 2 })
  }

  getNorthEast() {
    return new LatLng({ lat: this.edges.north, lng: this.edges.east })
  }

  getSouthWest() {
    return new LatLng({ lat: this.edges.south, lng: this.edges.west })
  }

  toJSON() {
    return { ...this.edges }
  }
}

/** Google's API accepts both instances and literals. */
export function literal(
  value: google.maps.LatLng | google.maps.LatLngLiteral,
): google.maps.LatLngLiteral {
  return 'toJSON' in value ? value.toJSON() : value
}
