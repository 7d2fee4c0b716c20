/** Whom a lead may go to; an address may be missing or left empty. */
export interface LeadParties {
  /** The community that is asked about. */
  readonly community?: { readonly contactEmail?: string | null | undefined } | null
  /** The builder that is written to, or the first one of the community. */
  readonly builder?: { readonly email?: string | null | undefined } | null
  readonly publisher: { readonly email: string }
}

/**
 * Who receives a lead: the community's contact, else the builder, else the publisher
 * (docs/product.md, Leads).
 */
export function leadReceiver({ community, builder, publisher }: LeadParties): string {
  const addresses = [community?.contactEmail, builder?.email].map((address) => address?.trim())
  return addresses.find((address) => address) ?? publisher.email
}
