/**
 * Whether a navigation link is the active one: the path starts with its address, and Home only
 * when the path is exactly that (docs/product.md, Header and footer).
 */
export function isActiveLink(pathname: string, href: string): boolean {
  return href === '/' ? pathname === '/' : pathname.startsWith(href)
}
