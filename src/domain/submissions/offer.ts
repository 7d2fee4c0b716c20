import type { OfferPartKind, TemporaryBuydown } from '../enums'
import { type Offer, type StoredOfferPart, toOffer } from '../mortgage/offer'
import { describeOfferPart } from '../mortgage/offer-text'
import { isSameText } from './compare/same-text'
import type { FieldValue } from './field-value'
import type { FieldId } from './fields'
import type { Listing, ListingOffer } from './listing'

export type OfferFieldId = Extract<FieldId, `community.offer${string}`>

/** Whether a field of a community is one of its offer, which is stored as a row of its incentives. */
export const isOfferField = (id: FieldId): id is OfferFieldId => id.startsWith('community.offer')

/** The part of an offer in which each field of a figure is stored. */
const figures = {
  'community.offerPriceReduction': { kind: 'price-reduction', figure: 'amount' },
  'community.offerClosingCredit': { kind: 'closing-credit', figure: 'amount' },
  'community.offerUpgrades': { kind: 'upgrades', figure: 'amount' },
  'community.offerRate': { kind: 'permanent-buydown', figure: 'rate' },
  'community.offerBuydown': { kind: 'temporary-buydown', figure: 'buydown' },
} as const satisfies Partial<
  Record<OfferFieldId, { kind: OfferPartKind; figure: keyof StoredOfferPart }>
>

export type FigureField = keyof typeof figures

export const figureFields = Object.keys(figures) as FigureField[]

type Values = Readonly<Partial<Record<FieldId, FieldValue | null>>>

/** Whether all parts require the builder's lender; `null` if only some do. */
function requiresLender(parts: readonly StoredOfferPart[]): boolean | null {
  const requiring = parts.filter(({ builderLender }) => builderLender)
  if (requiring.length === 0) return false
  return requiring.length === parts.length ? true : null
}

function offerValues({ parts, ...offer }: ListingOffer): Values {
  const found = figureFields.map((id) => {
    const { kind, figure } = figures[id]
    return [id, parts.find((part) => part.kind === kind)?.[figure] ?? null]
  })
  return {
    'community.offerText': offer.text,
    'community.offerTerms': offer.terms,
    'community.offerStarts': offer.startsOn,
    'community.offerEnds': offer.endsOn,
    'community.offerLender': requiresLender(parts),
    ...Object.fromEntries(found),
  }
}

/** A community with the values of one of its offers. */
export function withOffer(listing: Listing, offer: ListingOffer | null): Listing {
  return offer ? { ...listing, values: { ...listing.values, ...offerValues(offer) } } : listing
}

/**
 * The offer of a community that a submission means: the one with its text, else the one that the last
 * submission of the builder wrote. `null`: it is a new one.
 */
export function chooseOffer(
  offers: readonly ListingOffer[],
  text: FieldValue | null | undefined,
): ListingOffer | null {
  const isSame = (offer: ListingOffer) =>
    typeof text === 'string' && offer.text !== null && isSameText(offer.text, text)
  return offers.find(isSame) ?? offers.find(({ isOwn }) => isOwn) ?? null
}

/** The offer that values make; `null` without figures. */
export function offerOfValues(
  getValue: (id: FieldId) => FieldValue | null,
  lenderRate: number | null,
): Offer | null {
  const values: Values = Object.fromEntries(
    ([...figureFields, 'community.offerLender'] as const).map((id) => [id, getValue(id)]),
  )
  return toOffer(changeParts([], values), lenderRate)
}

/** The figures of an offer in words; `null` without figures. */
export function describeFigures(getValue: (id: FieldId) => FieldValue | null): string | null {
  const parts = offerOfValues(getValue, null)?.parts ?? []
  const [first, ...others] = parts.map(describeOfferPart)
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return first === undefined ? null : [first, ...others.map(lower)].join(' and ')
}

/** A new part of a kind without a figure, or with one. */
function toPart(id: FigureField, value: FieldValue): StoredOfferPart {
  const { kind } = figures[id]
  if (typeof value === 'number')
    return id === 'community.offerRate' ? { kind, rate: value } : { kind, amount: value }
  return { kind, buydown: value as TemporaryBuydown }
}

/**
 * The parts of an offer after a change of some fields. A part that stays has its own conditions; a new
 * one requires the builder's lender if all others do.
 */
export function changeParts<Part extends StoredOfferPart>(
  parts: readonly Part[],
  values: Values,
): (Part | StoredOfferPart)[] {
  const given = values['community.offerLender']
  const builderLender = typeof given === 'boolean' ? given : requiresLender(parts) === true
  const changed: (Part | StoredOfferPart)[] = [...parts]
  for (const id of figureFields) {
    const value = values[id]
    if (value === undefined) continue
    const index = changed.findIndex(({ kind }) => kind === figures[id].kind)
    if (value === null) {
      if (index >= 0) changed.splice(index, 1)
      continue
    }
    const part = toPart(id, value)
    if (index < 0) changed.push({ ...part, builderLender })
    else changed[index] = { ...changed[index], ...part }
  }
  return typeof given === 'boolean'
    ? changed.map((part) => ({ ...part, builderLender: given }))
    : changed
}
