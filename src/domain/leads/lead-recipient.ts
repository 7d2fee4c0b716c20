/** Possible recipients of a lead; an address may be missing or empty. */
export interface LeadParties {
  /** The community that the lead is about. */
  readonly community?: { readonly contactEmail?: string | null | undefined } | null
  /** The builder that the lead is addressed to, or the first builder of the community. */
  readonly builder?: { readonly email?: string | null | undefined } | null
  readonly publisher: { readonly email: string }
}

/**
 * Returns the email address that receives a lead: the community's contact, otherwise the builder,
 * otherwise the publisher (docs/product.md, Leads).
 */
export function leadRecipient({ community, builder, publisher }: LeadParties): string {
  const addresses = [community?.contactEmail, builder?.email].map((address) => address?.trim())
  return addresses.find((address) => address) ?? publisher.email
}
