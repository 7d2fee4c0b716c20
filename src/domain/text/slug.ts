/**
 * Converts a name to a URL slug: lower-case ASCII words joined by hyphens. `Hearth & Hill` becomes
 * `hearth-and-hill`, `Peña's Crossing` becomes `penas-crossing`. A name without letters or digits
 * becomes the empty string.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
}

/** The first of `slug`, `slug-2`, … that is free. */
export function findFreeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!isTaken(slug)) return slug
  }
}
