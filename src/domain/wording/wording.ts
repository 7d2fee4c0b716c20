/** Words that may break fair-housing law where a home or a community is described. */
export interface WordingTerm {
  /** As texts have it: `adults only`. */
  readonly term: string
  /** Other forms of the same. */
  readonly otherForms: readonly string[]
  readonly language: WordingLanguage
  /** Whether the words can be lawful, so that they are only pointed out. */
  readonly isHint: boolean
  /** What a reader may understand. */
  readonly why: string
  /** What to write instead. */
  readonly instead: string
  /** The law, rule or memorandum: `24 CFR 100.75(c)`. */
  readonly source: string
}

export type WordingLanguage = 'en' | 'es'

/** Marked words in a field of a document. */
export interface WordingMark extends Omit<WordingTerm, 'otherForms' | 'language'> {
  /** The words as they are written. */
  readonly words: string
  /** The label of the field. */
  readonly field: string
  /** The text before and after the words, in the same line. */
  readonly before: string
  readonly after: string
}

/** The texts of a document that visitors read. `incentives.text` is in the rows of a list. */
export const checkedTexts = {
  communities: ['description', 'incentives.text', 'incentives.terms', 'meta.description'],
  'floor-plans': ['description', 'options.text'],
  builders: ['description', 'meta.description'],
  'blog-posts': ['title', 'excerpt', 'content', 'description'],
  resources: ['title', 'description', 'content', 'meta.description'],
  'helpful-articles': ['title', 'excerpt', 'content'],
  events: ['title', 'description'],
  ads: ['alt'],
  'newsletter-issues': [
    'title',
    'subject',
    'preheader',
    'content.heading',
    'content.text',
    'content.label',
  ],
} as const

export type CheckedCollection = keyof typeof checkedTexts

export const isCheckedCollection = (slug: string): slug is CheckedCollection =>
  Object.hasOwn(checkedTexts, slug)

/** The longest reason that an editor may give. */
export const WORDING_REASON_MAX_LENGTH = 500

/** The marks that need a change or a reason. */
export const findBlocking = <Mark extends Pick<WordingMark, 'isHint'>>(
  marks: readonly Mark[],
): Mark[] => marks.filter(({ isHint }) => !isHint)

/** The different words of marks, each once: `“no children”, “adults only”`. */
export function nameWords(marks: readonly Pick<WordingMark, 'words'>[]): string {
  const words = new Set(marks.map((mark) => mark.words.toLowerCase()))
  return [...words].map((each) => `“${each}”`).join(', ')
}
