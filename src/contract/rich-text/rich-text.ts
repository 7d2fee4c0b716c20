import type { CommunitySummary } from '../communities/community'

/**
 * Rich text for views: the stored editor state, parsed and reduced to what pages render. Links are
 * safe, heading IDs are unique within the text, and embedded communities are published.
 */
export type RichText = readonly RichBlock[]

interface Parent<Type extends string, Child> {
  readonly type: Type
  readonly children: Child[]
}

export type RichBlock =
  | Parent<'paragraph', RichInline>
  | Parent<'quote', RichInline>
  | RichHeading
  | RichList
  | RichTable
  | RichPicture
  | { readonly type: 'rule' }
  | { readonly type: 'community'; readonly community: CommunitySummary }

export interface RichHeading extends Parent<'heading', RichInline> {
  readonly level: 2 | 3 | 4
  readonly id: string
}

export interface RichList extends Parent<'list', RichItem> {
  readonly ordered: boolean
  /** Number of the first item of an ordered list. */
  readonly start: number
}

/** Its nested lists follow its text. */
export type RichItem = Parent<'item', RichInline | RichList>

export type RichTable = Parent<'table', RichRow>

export interface RichRow extends Parent<'row', RichCell> {
  /** Whether it is one of the leading rows that contain only header cells. */
  readonly isHead: boolean
}

export interface RichCell extends Parent<'cell', RichInline> {
  /** The cells that a header cell describes: its column or its row. `null` for other cells. */
  readonly scope: 'col' | 'row' | null
  readonly colSpan: number
  readonly rowSpan: number
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

export type RichInline = RichSpan | RichBreak | RichLink

export interface RichSpan {
  readonly type: 'text'
  readonly text: string
  readonly marks: readonly RichMark[]
}

export type RichMark = 'bold' | 'italic' | 'strike' | 'underline' | 'code' | 'sub' | 'sup'

export interface RichBreak {
  readonly type: 'break'
}

/** Contains no other links. */
export interface RichLink extends Parent<'link', RichSpan | RichBreak> {
  readonly href: string
  readonly newTab: boolean
}

export type RichNode = RichBlock | RichItem | RichRow | RichCell | RichInline
