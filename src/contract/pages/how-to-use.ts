import type { SiteLink, TextItem } from '../site/site'

/** The cards and steps of the How to Use This Site page. */
export interface HowToUse {
  readonly featuresHeading: string
  readonly features: readonly (TextItem & { readonly link: SiteLink })[]
  readonly quickStartHeading: string
  readonly quickStart: readonly TextItem[]
  readonly serviceAreaHeading: string
  readonly serviceArea: readonly { readonly county: string; readonly cities: readonly string[] }[]
}
