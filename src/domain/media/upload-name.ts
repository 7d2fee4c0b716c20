const LONGEST = 80

/**
 * The file name of an uploaded image: letters, digits and hyphens, which are safe for file systems,
 * shells and servers. The extension of `name` is ignored; the caller derives it from the content of
 * the file.
 *
 * @param name file name from the browser, with or without a path
 * @param extension without the dot
 */
export function uploadName(name: string, extension: string): string {
  const file = name.split(/[/\\]/).at(-1) ?? ''
  const base = file
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|(?<!-)-+$/g, '')
  return `${base === '' ? 'picture' : base}.${extension}`
}
