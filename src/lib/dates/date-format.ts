/**
 * A date format that is created when it is first used. The first format of a page takes the browser
 * 20 ms, which would delay a page that formats no date before its first paint.
 */
export function dateFormat(
  locale: 'en-US' | 'en-CA',
  options: Intl.DateTimeFormatOptions,
): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined
  return () => {
    format ??= new Intl.DateTimeFormat(locale, options)
    return format
  }
}
