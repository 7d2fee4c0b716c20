interface WithBuildTime {
  readonly buildTime?: string | null | undefined
}

/**
 * How long a home takes to build: the text of the community, else of its first builder that has
 * one, else `null` for the text of the site.
 */
export function ownBuildTime(
  community: WithBuildTime,
  builders: readonly WithBuildTime[],
): string | null {
  const texts = [community, ...builders].map(({ buildTime }) => buildTime?.trim())
  return texts.find(Boolean) ?? null
}
