import type { RichText } from './rich-text'

/** An entry of the resources area that has a text of its own. */
export interface ResourceDetail {
  readonly title: string
  readonly slug: string
  readonly description: string
  /** One of the resource categories and types of src/domain/options.ts. */
  readonly category: string
  readonly type: string
  readonly readMinutes: number | null
  readonly content: RichText
}
