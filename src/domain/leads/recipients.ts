import type { RecipientKind } from '../enums'

/** A builder that a lead can be sent to. */
interface Builder {
  readonly id: string
  readonly name: string
  readonly email?: string | null | undefined
}

/** The parties of a lead; an email address may be missing or empty. */
export interface LeadParties {
  /** The community that the lead is about. */
  readonly community?:
    | { readonly name: string; readonly contactEmail?: string | null | undefined }
    | null
    | undefined
  /** The builder that is written to, or the builders of the community. */
  readonly builders: readonly Builder[]
}

/** A party that receives a lead, as the forms name it. */
export interface Recipient {
  readonly kind: RecipientKind
  /** The builder, if it is one. */
  readonly builderId: string | null
  /** In a sentence after *to*. */
  readonly name: string
}

/** The editors of the guide. */
export const publisherRecipient: Recipient = {
  kind: 'publisher',
  builderId: null,
  name: 'the editors of the guide',
}

const hasEmail = (address: string | null | undefined) => Boolean(address?.trim())

/** All recipients that a buyer can choose: the sales office, each builder, and the publisher. */
export function listRecipients({ community, builders }: LeadParties): Recipient[] {
  const office: Recipient | null =
    community && hasEmail(community.contactEmail)
      ? { kind: 'office', builderId: null, name: `the sales office of ${community.name}` }
      : null
  const through = office ? 'the sales office' : publisherRecipient.name
  return [
    ...(office ? [office] : []),
    ...builders.map(({ id, name, email }): Recipient => {
      const shown = hasEmail(email) ? name : `${name}, through ${through}`
      return { kind: 'builder', builderId: id, name: shown }
    }),
    publisherRecipient,
  ]
}

/**
 * The recipient of a lead for which the buyer chose none: the sales office of the community, else
 * the builder of the home or plan, else the first builder, else the publisher
 * (docs/product/leads.md, Leads).
 */
export function findDefaultRecipient(
  recipients: readonly Recipient[],
  builderId: string | null = null,
): Recipient {
  return (
    recipients.find(({ kind }) => kind === 'office') ??
    recipients.find((one) => one.kind === 'builder' && one.builderId === builderId) ??
    recipients[0] ??
    publisherRecipient
  )
}

/**
 * The recipients that a buyer chose by the ids of builders; none are the publisher. `null` if one
 * is not a builder of the community.
 */
export function findChosenRecipients(
  recipients: readonly Recipient[],
  builderIds: readonly string[],
): Recipient[] | null {
  if (builderIds.length === 0) return [publisherRecipient]
  const chosen = recipients.filter(({ builderId }) => builderIds.includes(builderId ?? ''))
  return chosen.length === new Set(builderIds).size ? chosen : null
}

/**
 * The choice after a recipient was pressed. The sales office and the publisher receive a lead alone;
 * of builders there can be several. Without any, the default is chosen.
 */
export function toggleRecipient(chosen: readonly Recipient[], pressed: Recipient): Recipient[] {
  if (pressed.kind !== 'builder') return [pressed]
  const builders = chosen.filter(({ kind }) => kind === 'builder')
  return builders.includes(pressed)
    ? builders.filter((builder) => builder !== pressed)
    : [...builders, pressed]
}

/** The email addresses of the parties. */
export interface RecipientEmails {
  readonly office: string | null | undefined
  /** Of the builder, if the recipient is one. */
  readonly builder: string | null | undefined
  readonly publisher: string
}

/** The address that receives the email: the recipient's own, else the office's, else the publisher's. */
export function findRecipientEmail(kind: RecipientKind, emails: RecipientEmails): string {
  const { office, builder } = emails
  const order = { office: [office, builder], builder: [builder, office], publisher: [] }[kind]
  return order.find(hasEmail)?.trim() ?? emails.publisher
}

/** `Casa Clara and the editors of the guide`. */
export function nameRecipients(recipients: readonly { readonly name: string }[]): string {
  return new Intl.ListFormat('en-US').format(recipients.map(({ name }) => name))
}
