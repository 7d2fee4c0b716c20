import path from 'node:path'
import { env } from './env'

/** Absolute path of the directory for uploaded images on local disk. */
export function mediaDirectory(): string {
  return path.resolve(env.DATA_DIR, 'media')
}

/** Absolute path of the directory for the files of former builds, which open pages still load. */
export function assetArchiveDirectory(): string {
  return path.resolve(env.DATA_DIR, 'asset-archive')
}
