import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Whether a name is that of a migration, which begins with date and time. */
export const isMigration = (name: string): boolean => /^\d{8}_\d{6}/.test(name)

/**
 * Names of the committed migrations, oldest first. In the container image they are
 * JavaScript.
 */
export function migrationNames(folder = 'migrations'): string[] {
  // The bundler would add the whole project to the image.
  return readdirSync(/* turbopackIgnore: true */ folder)
    .filter((file) => isMigration(file) && /\.[jt]s$/.test(file))
    .map((file) => path.parse(file).name)
    .sort()
}
