/** A parser of a query parameter, as those of nuqs. It returns `null` for a value it does not know. */
interface Parser {
  parse(text: string): unknown
}

type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

/** In characters; the value comes from outside. */
const SHOWN = 40

/** The parameters that a page leaves out, because it does not know their value: `sort “odd”`. */
export function leftOut(parsers: Readonly<Record<string, Parser>>, given: Parameters): string[] {
  return Object.entries(parsers).flatMap(([name, parser]) => {
    const text = [given[name] ?? ''].flat().at(-1) ?? ''
    if (text === '' || parser.parse(text) !== null) return []
    return [`${name} “${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`]
  })
}
