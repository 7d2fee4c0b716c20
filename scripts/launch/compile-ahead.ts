import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/**
 * Tells Chromium to compile every function of a script while it is still being loaded, beside the
 * main thread, and not one by one when they are called; other browsers read a comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Longer scripts are libraries, the map's for one, of which a page calls a part; in bytes. */
const LIBRARY = 100_000

const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/** Puts the hint on the scripts that every page runs, and on the short ones of single pages. */
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
