import path from 'node:path'
import { Font } from '@react-pdf/renderer'

const folder = 'src/app/(frontend)/resources/[category]/[slug]/guide.pdf/_pdf/fonts'

const source = (file: string) => path.join(process.cwd(), folder, `${file}.ttf`)

/**
 * Font stacks. The renderer takes each character from the first font that contains it: Latin-1
 * first, then extended Latin.
 */
export const text = ['Figtree', 'Figtree Ext']
export const display = ['Fraunces', 'Fraunces Ext']

/** The maximum length of an unbroken word. Longer words, such as URLs, may break anywhere. */
const LONG_WORD = 32

let isRegistered = false

/** Registers the fonts with the renderer once. The files are read when they are needed. */
export function registerFonts(): void {
  if (isRegistered) return
  for (const [family, file] of [
    ['Figtree', 'figtree'],
    ['Figtree Ext', 'figtree-ext'],
  ] as const) {
    const [regular, bold, italic] = ['regular', 'bold', 'italic'].map((look) =>
      source(`${file}-${look}`),
    )
    Font.register({
      family,
      fonts: [
        { src: regular ?? '', fontWeight: 400 },
        { src: italic ?? '', fontWeight: 400, fontStyle: 'italic' },
        { src: bold ?? '', fontWeight: 700 },
        // Bold italic is rare, so it uses the bold file.
        { src: bold ?? '', fontWeight: 700, fontStyle: 'italic' },
      ],
    })
  }
  Font.register({ family: 'Fraunces', src: source('fraunces-heading') })
  Font.register({ family: 'Fraunces Ext', src: source('fraunces-ext-heading') })
  Font.registerHyphenationCallback((word) =>
    word.length > LONG_WORD ? (word.match(/.{1,16}/gsu) ?? [word]) : [word],
  )
  isRegistered = true
}
