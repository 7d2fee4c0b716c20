/**
 * Whether a navigation link is the active one: the path starts with its address, and Home only
 * when the path is exactly that (specification, section 2).
 */
export function isActiveLink(pathname: string, href: string): boolean {
  return href === '/' ? pathname === '/' : pathname.startsWith(href)
}
