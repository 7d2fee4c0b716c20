import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.object({ version: z.string() })

/** The version of the guide. */
export const readVersion = (): string =>
  manifest.parse(JSON.parse(readFileSync('package.json', 'utf8'))).version
