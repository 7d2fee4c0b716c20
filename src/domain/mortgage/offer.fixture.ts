import type { Offer, OfferPart } from './offer'

type Plain<Part> = Part extends OfferPart ? Omit<Part, 'builderLender' | 'deadline'> : never

/** A part without its conditions. */
export type PlainPart = Plain<OfferPart>

/** An offer of parts without conditions. */
export const anOffer = (...parts: PlainPart[]): Offer => ({
  parts: parts.map((part) => ({ ...part, builderLender: false, deadline: null })),
  lenderRate: null,
})

/** An offer of parts that require the builder's lender, at its rate. */
export function aLenderOffer(lenderRate: number | null, ...parts: PlainPart[]): Offer {
  const offer = anOffer(...parts)
  return { parts: offer.parts.map((part) => ({ ...part, builderLender: true })), lenderRate }
}
