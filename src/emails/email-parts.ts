import { escapeHtml } from '@/domain/text/plain-text'
import parts from './templates/email.json'

/** A slot of a part: `{{name}}` takes a plain text, `{{{name}}}` a text that is already HTML. */
const SLOT = /\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g

/** Fills the slots of a part. Throws for a slot without a value. */
function fillPart(part: keyof typeof parts, slots: Readonly<Record<string, string>>): string {
  return parts[part].replace(SLOT, (_, html?: string, text?: string) => {
    const name = html ?? text ?? ''
    const value = slots[name]
    if (value === undefined) throw new Error(`The email part ${part} needs the slot ${name}.`)
    return html ? value : escapeHtml(value)
  })
}

interface Start {
  readonly subject: string
  /** The first words that a list of emails shows after the subject. */
  readonly preheader?: string
  readonly publisher: string
}

/**
 * The parts of all emails: MJML compiled to HTML that Outlook and phones lay out alike
 * (`templates/email.mjml`). An email is `start`, other parts in any order, and `end`.
 */
export const emailPart = {
  start: ({ subject, preheader = '', publisher }: Start) =>
    fillPart('start', { subject, preheader, publisher }),
  heading: (heading: string) => fillPart('heading', { heading }),
  title: (text: string) => fillPart('title', { text }),
  /** Paragraphs and lists that are already HTML. */
  text: (html: string) => fillPart('text', { html }),
  button: (slots: { readonly href: string; readonly label: string }) => fillPart('button', slots),
  picture: (slots: { readonly src: string; readonly alt: string; readonly href: string }) =>
    fillPart('picture', slots),
  plainPicture: (slots: { readonly src: string; readonly alt: string }) =>
    fillPart('plainPicture', slots),
  /** A banner of 300 x 250 pixels under its label. */
  advertisement: (slots: {
    readonly label: string
    readonly src: string
    readonly alt: string
    readonly href: string
  }) => fillPart('advertisement', slots),
  /** An advertisement whose banner mail programs do not show. */
  textAdvertisement: (slots: {
    readonly label: string
    readonly words: string
    readonly href: string
  }) => fillPart('textAdvertisement', slots),
  caption: (text: string) => fillPart('caption', { text }),
  /** A listing or an article with its picture beside the title, on a phone above it. */
  card: (slots: {
    readonly src: string
    readonly href: string
    readonly title: string
    readonly html: string
  }) => fillPart('card', slots),
  /** A listing or an article without a picture. */
  row: (slots: { readonly href: string; readonly title: string; readonly html: string }) =>
    fillPart('row', slots),
  divider: () => fillPart('divider', {}),
  end: (foot: string) => fillPart('end', { foot }),
} as const
