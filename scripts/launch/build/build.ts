import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { getErrorCode, LaunchError } from '../console'

const inputs = [
  'src',
  'public',
  'server',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

export const buildFolder = '.next'
const stampFile = path.join(buildFolder, 'guide-build')

/** The files of the build that browsers load: scripts, style sheets, fonts. */
export const staticFolder = path.join(buildFolder, 'static')

/** The server code of the build with the files of the packages that it uses, as Next traces them. */
export const standaloneFolder = path.join(buildFolder, 'standalone')

/** The folders with the code of pages and calls of the API: that of the build and its copy. */
export const serverFolders = [
  path.join(buildFolder, 'server'),
  path.join(standaloneFolder, buildFolder, 'server'),
]

/** The web server, bundled as plain JavaScript, and the parts of it that are loaded on use. */
export const serverBundle = path.join(buildFolder, 'guide-server.mjs')
export const serverChunks = path.join(buildFolder, 'programs')

const serverFiles = z.object({ config: z.record(z.string(), z.unknown()) })

/** The settings of `next.config.mjs` with which the site was built, as JSON. */
export function nextConfig(): string {
  const file = path.join(buildFolder, 'required-server-files.json')
  return JSON.stringify(serverFiles.parse(JSON.parse(readFileSync(file, 'utf8'))).config)
}

/** Whether the last build was made from the current sources. */
export function buildIsCurrent(): boolean {
  return buildExists() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()
}

/** Next writes BUILD_ID near the end of a build, so without it the build is incomplete. */
export function buildExists(): boolean {
  return existsSync(path.join(buildFolder, 'BUILD_ID'))
}

/** Stores the fingerprint of the sources that were built. */
export function stampBuild(made: string): void {
  writeFileSync(stampFile, made)
}

/** Deletes the fingerprint, so an interrupted build does not count as current. */
export function forgetBuild(): void {
  try {
    mkdirSync(buildFolder, { recursive: true })
    accessSync(buildFolder, constants.W_OK)
    rmSync(stampFile, { force: true })
  } catch (error) {
    throw new LaunchError(
      `The site must be built, but ${path.resolve(buildFolder)} cannot be written to (${getErrorCode(error)}).`,
    )
  }
}

/**
 * A hash of all sources and packages of a build. Settings are not included: every page that
 * contains one is rendered on request, by a server that has it.
 */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(place) ? [] : [place]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)))
}
