/** How the list of a collection behaves in the back office. */
export interface ListView {
  /** The paths of the fields that filters offer. Content types also offer those of their review. */
  readonly filters?: readonly string[]
  /**
   * Who can save filters under a name. A list with personal data has filters that may contain names,
   * so only editors can.
   */
  readonly savedBy?: 'staff' | 'editors'
  /** Whether the menu counts its documents, and what it says of those that need attention. */
  readonly count?: 'all' | { readonly needing: string }
}

interface Custom {
  readonly custom?: Readonly<Record<string, unknown>> | undefined
}

/** Declares the list of a collection, in Payload's `custom`. */
export const listView = (view: ListView): { custom: { listView: ListView } } => ({
  custom: { listView: view },
})

const hasListView = (custom: Custom['custom']): custom is { listView: ListView } =>
  custom?.listView !== undefined

export const readListView = ({ custom }: Custom): ListView =>
  hasListView(custom) ? custom.listView : {}
