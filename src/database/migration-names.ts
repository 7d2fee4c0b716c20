import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Names of the committed migrations, oldest first. They start with date and time. In the container
 * image they are JavaScript.
 */
export function migrationNames(folder = 'migrations'): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{8}_\d{6}.*\.[jt]s$/.test(file))
    .map((file) => path.parse(file).name)
    .sort()
}
