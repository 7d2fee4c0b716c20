import type { BuilderSummary } from '@/contract/builders/builder'
import { picturePath } from '@/domain/media/image-sizes'

type StoredCommunity = Omit<BuilderSummary['communities'][number], 'id' | 'isFeatured'> & {
  readonly id: number
  readonly isFeatured: boolean | null
}

/** A row of the builder query. Subqueries without rows are null. */
export interface StoredBuilder extends Omit<BuilderSummary, 'id' | 'isCustom' | 'communities'> {
  readonly id: number
  readonly isCustom: boolean | null
  readonly communities: StoredCommunity[] | null
}

/** Maps a row to a builder of the public API. Only the listed fields are returned. */
export function toSummary(stored: StoredBuilder): BuilderSummary {
  const { name, slug, tier, description, website, phone, email } = stored
  const { foundedYear, employees, address } = stored
  return {
    id: String(stored.id),
    name,
    slug,
    tier,
    description,
    website,
    phone,
    email,
    foundedYear,
    employees,
    address,
    logo: stored.logo === null ? null : picturePath(stored.logo),
    isCustom: stored.isCustom ?? false,
    communities: (stored.communities ?? []).map((community) => ({
      ...community,
      id: String(community.id),
      isFeatured: community.isFeatured ?? false,
    })),
  }
}
