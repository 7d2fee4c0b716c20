import { PREFERENCES_PLACEHOLDER, UNSUBSCRIBE_PLACEHOLDER } from '@/emails/newsletter-issue/email'

/** The addresses of one reader. */
export interface ReaderLinks {
  readonly unsubscribe: string
  readonly preferences: string
}

/** Fills the links of a reader into the HTML or the text of an issue. */
export const fillReaderLinks = (version: string, { unsubscribe, preferences }: ReaderLinks) =>
  version
    .replaceAll(UNSUBSCRIBE_PLACEHOLDER, () => unsubscribe)
    .replaceAll(PREFERENCES_PLACEHOLDER, () => preferences)
