/** A company on the New-Home Service Providers page; empty fields are `null`. */
export interface ServiceProvider {
  readonly id: string
  readonly name: string
  /** The kind of service. */
  readonly kind: string | null
  readonly description: string | null
  /** Path of the logo. */
  readonly logo: string | null
  readonly services: readonly string[]
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly address: string | null
  readonly offer: { readonly title: string; readonly text: string | null } | null
}
