import type { SiteLink, TextItem } from '../site/site'

interface Invitation {
  readonly heading: string
  readonly text: string
  readonly link: SiteLink
}

/** The cards and the editorial policy of the About page. */
export interface About {
  readonly serviceAreaHeading: string
  readonly serviceArea: readonly {
    readonly county: string
    readonly place: string
    readonly text: string
  }[]
  readonly differentiatorsHeading: string
  readonly differentiators: readonly TextItem[]
  readonly newsletter: Invitation
  readonly publisherPolicy: {
    readonly heading: string
    readonly intro: string | null
    readonly items: readonly TextItem[]
    readonly link: SiteLink
  }
  readonly startSearch: Invitation
}
