/** A public school district; empty fields are `null`. */
export interface SchoolDistrict {
  readonly id: string
  readonly name: string
  readonly rating: string | null
  readonly enrollment: string | null
  readonly highlights: readonly string[]
  readonly website: string | null
}

/** A private school; empty fields are `null`. */
export interface PrivateSchool {
  readonly id: string
  readonly name: string
  readonly type: string | null
  readonly grades: string | null
  readonly tuitionRange: string | null
  readonly website: string | null
}
