/** `DR` for `Delia Ramos`: the initials of the first and the last name. */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  const chosen = names.length > 1 ? [names[0], names.at(-1)] : names
  return chosen.map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('')
}
