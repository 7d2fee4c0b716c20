import path from 'node:path'
import { env } from './env'

/** Folder of uploaded pictures when they are kept on local disk. Absolute. */
export function mediaDirectory(): string {
  return path.resolve(env.DATA_DIR, 'media')
}
