import path from 'node:path'
import { env } from './env'

/** Absolute path of the directory for uploaded images on local disk. */
export function mediaDirectory(): string {
  return path.resolve(env.DATA_DIR, 'media')
}
