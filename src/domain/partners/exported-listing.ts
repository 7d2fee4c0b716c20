import type { CommunityStatus, HomeStage, HomeStatus } from '../enums'
import type { OfferPart } from '../mortgage/offer'

/** A picture with its address on the site. */
interface ExportedPicture {
  readonly src: string
  readonly alt: string
}

interface ExportedSize {
  readonly squareFeet: number | null
  readonly beds: number | null
  readonly baths: number | null
  readonly halfBaths: number | null
}

export interface ExportedPlan extends ExportedSize {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly planNumber: string | null
  /** US dollars. */
  readonly basePrice: number | null
  readonly stories: number | null
  readonly garage: number | null
  /** `single-family` */
  readonly homeType: string | null
  readonly description: string | null
  readonly elevations: readonly ExportedPicture[]
  readonly drawings: readonly ExportedPicture[]
  readonly tourUrl: string | null
}

export interface ExportedHome extends ExportedSize {
  readonly id: string
  readonly address: string
  readonly slug: string
  readonly builderNumber: string | null
  readonly lot: string | null
  readonly plan: { readonly id: string; readonly name: string } | null
  readonly stories: number | null
  readonly garage: number | null
  readonly homeType: string | null
  readonly price: number | null
  readonly stage: HomeStage
  /** `2027-02-15` */
  readonly moveIn: string | null
  readonly status: HomeStatus
  readonly isModel: boolean
  readonly images: readonly string[]
}

/** An incentive of today. */
export interface ExportedPromotion {
  readonly text: string
  readonly terms: string | null
  /** Its figures; empty if it is text alone. */
  readonly parts: readonly OfferPart[]
  /** The last day, `2026-12-31`. */
  readonly endsOn: string
}

/** A published community with what one builder offers there. */
export interface ExportedCommunity {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly location: string
  readonly city: string
  readonly county: string | null
  readonly schoolDistrict: string | null
  /** Property tax in dollars a year per $100 of value; `null` if a part is not known. */
  readonly taxRate: number | null
  /** Empty where all is sold. */
  readonly promotions: readonly ExportedPromotion[]
  readonly status: CommunityStatus
  readonly startPrice: number | null
  readonly endPrice: number | null
  readonly amenities: readonly string[]
  readonly description: string | null
  /** The sales office's. */
  readonly phone: string | null
  readonly coordinates: { readonly lat: number; readonly lng: number } | null
  readonly images: readonly ExportedPicture[]
  readonly plans: readonly ExportedPlan[]
  readonly homes: readonly ExportedHome[]
}

export interface ExportedBuilder {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly website: string | null
  readonly logo: string | null
  readonly communities: readonly ExportedCommunity[]
}

/** The five digits of the ZIP code at the end of an address, or `null`. */
export function findZip(location: string): string | null {
  return /\b(\d{5})(?:-\d{4})?\s*$/.exec(location)?.[1] ?? null
}
