/** A realtor on the Featured Realtors page; empty fields are `null`. */
export interface Realtor {
  readonly id: string
  readonly name: string
  readonly title: string | null
  readonly brokerage: string | null
  /** The URL of the brokerage's _Information About Brokerage Services_. */
  readonly brokerageNotice: string | null
  /** Paragraphs are separated by an empty line. */
  readonly bio: string | null
  readonly photo: { readonly src: string; readonly alt: string } | null
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly specialties: readonly string[]
  readonly serviceAreas: readonly string[]
  readonly credentials: readonly string[]
}
