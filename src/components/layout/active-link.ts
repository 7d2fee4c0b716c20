/**
 * Whether a navigation link is active: the path starts with its href; Home requires an exact match
 * (docs/product/pages.md, Header and footer).
 */
export function isActiveLink(pathname: string, href: string): boolean {
  return href === '/' ? pathname === '/' : pathname.startsWith(href)
}
