import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { prepareDatabase } from '../../prepare-database'
import { scratchFolder } from '../../scratch-folder'
import { startGuide } from './guide'

/** The first admin account of the browser tests. */
export const admin = { email: 'admin@sanewhomeguide.example', password: 'only-for-these-tests' }

/** Settings with which a guide on an empty database creates that account. */
export const adminSettings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }

/** The content of a template besides a migrated database and the first admin. */
type Content = 'none' | 'sample'

/** The environment variable with the output of the start that wrote the sample content. */
const firstOutput = 'E2E_FIRST_OUTPUT'

const variables = { none: 'E2E_TEMPLATE', sample: 'E2E_SAMPLE_TEMPLATE' } as const

/**
 * Prepares the data folders that `preparedFolder` copies, and returns a function that removes them.
 */
export async function prepareTemplates(): Promise<() => void> {
  const sample = scratchFolder()
  // The first start also builds the site, beside the sample content.
  const guide = await startGuide(sample, { SEED: 'sample', RATE_LIMITS: 'off', ...adminSettings })
  await guide.end('SIGTERM')
  process.env[firstOutput] = guide.output
  const empty = scratchFolder()
  const postgres = await prepareDatabase(empty, adminSettings)
  await postgres.stop()
  offer('sample', sample)
  offer('none', empty)
  return () => {
    for (const folder of [sample, empty]) rmSync(folder, { recursive: true, force: true })
  }
}

/** The output of the start that wrote the sample content, if templates were prepared. */
export const readFirstOutput = (): string | undefined => process.env[firstOutput]

/** Where PostgreSQL cannot enter the folder, its database is in another one and cannot be copied. */
function offer(content: Content, folder: string): void {
  if (existsSync(path.join(folder, 'postgres'))) process.env[variables[content]] = folder
}

/**
 * A new data folder with a migrated database and the first admin, without content unless it is the
 * sample content. Preparing one takes seconds of CPU time, with the sample content more than a
 * minute, so it is a copy. Without a template, the folder is empty, and the guide prepares it when it
 * starts.
 */
export function preparedFolder(content: Content = 'none'): string {
  const folder = scratchFolder()
  const template = process.env[variables[content]]
  // Node's `cp` does not preserve the owner, who must be the account that PostgreSQL runs under.
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder])
  return folder
}
