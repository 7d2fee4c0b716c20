/** A text for the middle of a sentence: `Blinds` becomes `blinds`, `HOA transfer fee` stays. */
export const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())
