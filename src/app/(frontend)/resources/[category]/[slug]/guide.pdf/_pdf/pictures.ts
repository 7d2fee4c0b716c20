import type { RichText } from '@/contract/rich-text/rich-text'
import type { PrintPictures } from './block'

/** The images of a text by path, loaded with `read`. Missing files are left out. */
export async function picturesIn(
  text: RichText,
  read: (path: string) => Promise<Buffer | null>,
): Promise<PrintPictures> {
  const sources = new Set(text.flatMap((block) => (block.type === 'picture' ? [block.src] : [])))
  const found = await Promise.all([...sources].map(async (src) => [src, await read(src)] as const))
  return new Map(found.flatMap(([src, data]) => (data ? [[src, data] as const] : [])))
}
