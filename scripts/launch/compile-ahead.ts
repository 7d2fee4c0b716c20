import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/**
 * Makes Chromium compile every function of a script in the background while the script loads,
 * instead of on the first call of each function. Other browsers ignore the comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Longer scripts are libraries such as MapLibre, of which a page uses only a part; in bytes. */
const LIBRARY = 100_000

const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/** Adds the hint to the scripts of every page and to the short scripts of single pages. */
export async function compileAhead(buildFolder: string): Promise<void> {
  const text = await readFile(path.join(buildFolder, 'build-manifest.json'), 'utf8')
  const ofEveryPage = new Set(
    manifest.parse(JSON.parse(text)).rootMainFiles.map((name) => path.join(buildFolder, name)),
  )
  const scripts = readdirSync(path.join(buildFolder, 'static/chunks'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(buildFolder, 'static/chunks', name))
    .filter((file) => ofEveryPage.has(file) || statSync(file).size < LIBRARY)
  await Promise.all(
    scripts.map(async (file) => writeFile(file, HINT + (await readFile(file, 'utf8')))),
  )
}
