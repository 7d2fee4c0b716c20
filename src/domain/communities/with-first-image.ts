interface WithImages {
  readonly images: readonly string[]
  readonly imageAlts: readonly string[]
}

/** The community without the images that a card does not show; they would make the page larger. */
export function withFirstImage<Community extends WithImages>(community: Community) {
  return {
    ...community,
    images: community.images.slice(0, 1),
    imageAlts: community.imageAlts.slice(0, 1),
  }
}
