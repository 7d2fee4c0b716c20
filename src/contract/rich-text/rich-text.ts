import type { CommunitySummary } from '../communities/community'

/**
 * Rich text for views: the stored editor state, parsed and reduced to what pages render. Links are
 * safe, heading IDs are unique within the text, and embedded communities are published.
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
  /** Number of the first item of an ordered list. */
  readonly start: number
  readonly items: RichListItem[]
}

export interface RichListItem {
  readonly children: RichInline[]
  readonly nested: RichList[]
}

export interface RichTable {
  readonly type: 'table'
  /** Leading rows that contain only header cells. */
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
  /** Path of the original image. */
  readonly src: string
  readonly alt: string
  readonly caption: string | null
  /** Size of the original image in pixels. */
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
