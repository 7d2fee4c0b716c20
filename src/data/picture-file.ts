import 'server-only'
import { ownAddress } from '@/lib/own-address'
import { pictureVariant } from '@/lib/pictures'

/** The server answers itself; whoever waits longer than this, in milliseconds, waits in vain. */
const patience = 10_000

/**
 * A picture in the size that is shared (1200 x 630, JPEG), by the path of its original; `null` for
 * one that is gone or is a drawing without sizes. Asked of the server itself, so that it does not
 * matter where pictures are kept. Throws when it cannot be known.
 */
export async function sharedPicture(path: string | undefined): Promise<Buffer | null> {
  const shared = path === undefined ? undefined : pictureVariant(path, 'share')
  if (!shared?.endsWith('.jpg')) return null
  const answer = await fetch(new URL(shared, ownAddress()), {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${shared} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
