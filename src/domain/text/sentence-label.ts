/** `featuredImage` -> `Featured image`. Payload writes `Featured Image`. */
export function sentenceLabel(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
