/** A type of sample content that can be removed. */
export interface SampleKind {
  /** The collection. */
  readonly slug: string
  readonly title: 'name' | 'title' | 'address' | 'from'
  /** Whether a removed document stays in the trash. Others are deleted, and created again by Undo. */
  readonly hasTrash: boolean
}

/**
 * What is removed with the sample content, in the order in which it is removed: what uses others comes
 * first. Site pages, school districts and globals stay, because the guide needs their texts and choices.
 */
export const sampleKinds = [
  { slug: 'homes', title: 'address', hasTrash: true },
  { slug: 'floor-plans', title: 'name', hasTrash: true },
  { slug: 'events', title: 'title', hasTrash: true },
  { slug: 'blog-posts', title: 'title', hasTrash: true },
  { slug: 'helpful-articles', title: 'title', hasTrash: true },
  { slug: 'resources', title: 'title', hasTrash: true },
  { slug: 'communities', title: 'name', hasTrash: true },
  { slug: 'builders', title: 'name', hasTrash: true },
  { slug: 'ads', title: 'name', hasTrash: false },
  { slug: 'redirects', title: 'from', hasTrash: false },
  { slug: 'helpful-links', title: 'title', hasTrash: false },
  { slug: 'private-schools', title: 'name', hasTrash: false },
  { slug: 'realtors', title: 'name', hasTrash: false },
  { slug: 'service-providers', title: 'name', hasTrash: false },
] as const satisfies readonly SampleKind[]

export type SampleSlug = (typeof sampleKinds)[number]['slug']

export const sampleSlugs: readonly SampleSlug[] = sampleKinds.map(({ slug }) => slug)
