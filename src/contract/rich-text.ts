import type { CommunitySummary } from './community'

/**
 * A text of the editors as views read it: what the back office's editor stores, read once and
 * narrowed to what a page shows. Addresses are safe to link to, headings have ids that are unique
 * within the text, and a community that stands in it is published.
 */
export type RichText = readonly RichBlock[]

export type RichBlock =
  | { readonly type: 'paragraph'; readonly children: RichInline[] }
  | RichHeading
  | RichList
  | { readonly type: 'quote'; readonly children: RichInline[] }
  | RichTable
  | RichPicture
  | { readonly type: 'rule' }
  | { readonly type: 'community'; readonly community: CommunitySummary }

export interface RichHeading {
  readonly type: 'heading'
  readonly level: 2 | 3 | 4
  readonly id: string
  readonly children: RichInline[]
}

export interface RichList {
  readonly type: 'list'
  readonly ordered: boolean
  /** The first number of an ordered list. */
  readonly start: number
  readonly items: RichListItem[]
}

export interface RichListItem {
  readonly children: RichInline[]
  readonly nested: RichList[]
}

export interface RichTable {
  readonly type: 'table'
  /** Rows at the top that have nothing but headings. */
  readonly head: RichCell[][]
  readonly body: RichCell[][]
}

export interface RichCell {
  readonly isHeading: boolean
  readonly colSpan: number
  readonly rowSpan: number
  readonly children: RichInline[]
}

export interface RichPicture {
  readonly type: 'picture'
  /** Path of the original. */
  readonly src: string
  readonly alt: string
  readonly caption: string | null
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
}

export type RichInline =
  | RichSpan
  | { readonly type: 'break' }
  | {
      readonly type: 'link'
      readonly href: string
      readonly newTab: boolean
      readonly children: RichInline[]
    }

export interface RichSpan {
  readonly type: 'text'
  readonly text: string
  readonly marks: readonly RichMark[]
}

export type RichMark = 'bold' | 'italic' | 'strike' | 'underline' | 'code' | 'sub' | 'sup'
