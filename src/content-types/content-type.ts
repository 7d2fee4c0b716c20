/** The fields of a document that its path is made of. */
export interface Addressed {
  readonly slug: string
  readonly category?: string | null | undefined
}

/** The pages of a type whose documents stand on their own, such as `/builders/perry-homes`. */
export interface OwnPage {
  readonly isOwn: true
  /** The path of a document's page, or `null` if it cannot have one. */
  readonly path: (document: Addressed) => string | null
  /** The list of all documents, if it is mostly made of them. The texts of others are in Pages. */
  readonly list?: string
  /** Whether the path contains the category. */
  readonly hasCategory?: true
  /** The field without which a document has no page. */
  readonly needs?: string
}

/** The pages of a type whose documents belong to a community. */
export interface CommunityPage {
  readonly isOwn: false
  readonly path: (community: string, slug: string) => string
  /** Documents with this value have a page that search engines leave out. */
  readonly unindexed?: { readonly field: string; readonly value: string }
}

/**
 * A collection whose documents are drafted, reviewed, published and scheduled. It is declared once;
 * the dashboard, the help, the sitemap, redirects, links in texts and edit links are made from it.
 */
export interface ContentType {
  /** The collection. Its table has the same name with underscores. */
  readonly slug: string
  /** Names in the back office, as Payload's `labels`. */
  readonly labels: { readonly singular: string; readonly plural: string }
  /** The field with the title. */
  readonly title: 'name' | 'title' | 'address'
  /** The field with the picture that stands for a document, or with several of which the first does. */
  readonly picture: { readonly field: string; readonly isList: boolean } | null
  /** The cache tag of what shows documents; `null` if each document has its own. */
  readonly tag: string | null
  /** The cache tag of their names and addresses, if `tag` is invalidated more often. */
  readonly nameTag?: string
  /** The fields with the time of an event. One that is over needs no work. */
  readonly period?: { readonly start: string; readonly end: string }
  /**
   * Parts of the site that are edited here, for the help page. `place` if it is not the collection.
   */
  readonly edits: readonly {
    readonly text: string
    readonly place?: string
    readonly collection?: string
  }[]
  /** `null` if documents are only shown in lists, or if the address of each is fixed. */
  readonly page: OwnPage | CommunityPage | null
  /** Whether links in rich text can lead to a document. */
  readonly isLinkable: boolean
}
