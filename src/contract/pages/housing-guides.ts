import type { TextItem } from '../site/site'

/** The national network of new-home publications. */
export interface HousingGuides {
  readonly networkName: string
  readonly description: string
  readonly facts: readonly TextItem[]
  readonly website: string
  readonly websiteLabel: string
  readonly logo: { readonly src: string; readonly alt: string } | null
  readonly notice: string | null
}
