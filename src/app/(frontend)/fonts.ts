import localFont from 'next/font/local'

/** Headings: Fraunces, weight 540, SOFT 40, with its optical sizes. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '540',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

/** Text and controls: Figtree, 300 to 900. */
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
})
