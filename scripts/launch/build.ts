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
import { codeOf, LaunchError } from './console'

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

/** Where Next keeps what pages have read, from one build to the next. */
const cachedReads = path.join(buildFolder, 'cache/fetch-cache')

/** What browsers load of the build: scripts, style sheets, fonts. */
export const staticFolder = path.join(buildFolder, 'static')

/** The web server as plain JavaScript, beside the build it serves. */
export const serverBundle = path.join(buildFolder, 'guide-server.mjs')

/** Whether the last build was made from these sources. */
export function buildIsCurrent(): boolean {
  return buildExists() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()
}

/** Next writes its build id last but one: without it there is nothing to serve. */
export function buildExists(): boolean {
  return existsSync(path.join(buildFolder, 'BUILD_ID'))
}

/** Remembers what the build was made from. */
export function stampBuild(made: string): void {
  writeFileSync(stampFile, made)
}

/**
 * Takes the stamp away, so that a build that fails half way is not taken for a good one; and what
 * pages have read, for other sources may expect it in another shape.
 */
export function forgetBuild(): void {
  try {
    mkdirSync(buildFolder, { recursive: true })
    accessSync(buildFolder, constants.W_OK)
    rmSync(stampFile, { force: true })
    rmSync(cachedReads, { recursive: true, force: true })
  } catch (error) {
    throw new LaunchError(
      `The site has to be built, and ${path.resolve(buildFolder)} cannot be written to (${codeOf(error)}).`,
    )
  }
}

/**
 * A hash over all that a build is made from: sources and packages. Settings are none of it: every
 * page that shows one is made at a visit, by a server that knows them.
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
