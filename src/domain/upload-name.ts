const LONGEST = 80

/**
 * The name under which an uploaded picture is kept: letters, digits and hyphens, so that it means
 * nothing to a file system, a shell or a server, and reads as it is written. Only the last ending
 * counts, and that is given by what the file holds.
 *
 * @param name as the browser sent it, with or without a path
 * @param extension without its dot
 */
export function uploadName(name: string, extension: string): string {
  const file = name.split(/[/\\]/).at(-1) ?? ''
  const base = file
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return `${base === '' ? 'picture' : base}.${extension}`
}
