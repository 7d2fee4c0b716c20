import 'server-only'
import sharp from 'sharp'
import { ownAddress } from '@/lib/own-address'
import { pictureVariant } from '@/lib/pictures'

/** The server answers itself; whoever waits longer than this, in milliseconds, waits in vain. */
const patience = 10_000

/** A file of the site by its path, asked of the server itself; `null` for one that is gone. */
async function ownFile(path: string): Promise<Buffer | null> {
  const answer = await fetch(new URL(path, ownAddress()), {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/**
 * A picture in the size that is shared (1200 x 630, JPEG), by the path of its original; `null` for
 * one that is gone or is a drawing without sizes. Asked of the server itself, so that it does not
 * matter where pictures are kept. Throws when it cannot be known.
 */
export async function sharedPicture(path: string | undefined): Promise<Buffer | null> {
  const shared = path === undefined ? undefined : pictureVariant(path, 'share')
  return shared?.endsWith('.jpg') ? ownFile(shared) : null
}

/** Pixels across a picture on paper, at most: 476 points at 180 dots an inch. */
const PRINT_WIDTH = 1190

/** The same in its own shape for a sheet of paper, as a JPEG on white. */
export async function printPicture(path: string): Promise<Buffer | null> {
  const file = await ownFile(pictureVariant(path, 'wide'))
  if (!file) return null
  return sharp(file)
    .resize({ width: PRINT_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
