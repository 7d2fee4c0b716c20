import path from 'node:path'
import { Font } from '@react-pdf/renderer'

const folder = 'src/app/(frontend)/resources/[category]/[slug]/guide.pdf/_pdf/fonts'

const source = (file: string) => path.join(process.cwd(), folder, `${file}.ttf`)

/** Each family is looked through in turn for a letter: Latin-1 first, then the rest of Latin. */
export const text = ['Figtree', 'Figtree Ext']
export const display = ['Fraunces', 'Fraunces Ext']

/** A word longer than this, such as an address, may be broken anywhere. */
const LONG_WORD = 32

let isRegistered = false

/** Makes the guide's fonts known to the renderer, once; it reads them when it needs them. */
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
        // Bold and italic at once is rare enough to do without a file of its own.
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
