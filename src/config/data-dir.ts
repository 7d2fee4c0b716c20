import path from 'node:path'
import { env } from './env'

/** Absolute path of the directory for uploaded images on local disk. */
export function mediaDirectory(): string {
  return path.resolve(env.DATA_DIR, 'media')
}

/** The folder with the files of former builds, which open pages may still load. */
export function keptBuildDir(): string {
  return path.resolve(env.DATA_DIR, 'build-files')
}
