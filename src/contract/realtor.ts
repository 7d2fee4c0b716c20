/** A realtor of the Featured Realtors page; what nobody wrote is `null`. */
export interface Realtor {
  readonly id: string
  readonly name: string
  readonly title: string | null
  /** Paragraphs stand apart by an empty line. */
  readonly bio: string | null
  readonly photo: { readonly src: string; readonly alt: string } | null
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly specialties: readonly string[]
  readonly serviceAreas: readonly string[]
  readonly credentials: readonly string[]
}
