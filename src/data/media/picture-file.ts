import 'server-only'
import sharp from 'sharp'
import { internalUrl } from '@/config/internal-url'
import { pictureVariant } from '@/domain/media/image-sizes'

/** The timeout of a request to this server, in milliseconds. */
const patience = 10_000

/** A file of the site, requested from this server. Returns `null` when it does not exist. */
async function ownFile(path: string): Promise<Buffer | null> {
  const response = await fetch(new URL(path, internalUrl()), {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/**
 * The shared size of an image (1200 x 630, JPEG) by the path of the original. Returns `null` when
 * it does not exist or is an SVG, which has no sizes. Requested from this server, so it works with
 * any storage. Throws when the request fails.
 */
export async function sharedPicture(path: string | undefined): Promise<Buffer | null> {
  const shared = path === undefined ? undefined : pictureVariant(path, 'share')
  return shared?.endsWith('.jpg') ? ownFile(shared) : null
}

/** The maximum width of a printed image in pixels: 476 points at 180 dots per inch. */
const PRINT_WIDTH = 1190

/** The image without cropping, as a JPEG on white for printing. */
export async function printPicture(path: string): Promise<Buffer | null> {
  const file = await ownFile(pictureVariant(path, 'wide'))
  if (!file) return null
  return sharp(file)
    .resize({ width: PRINT_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
