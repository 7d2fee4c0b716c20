import { randomBytes } from 'node:crypto'
import { LaunchError, step } from '../console'
import { spawnNode } from '../spawn-node'
import { type StopSignal, waitForExit } from '../stop-signal'
import {
  buildExists,
  buildFolder,
  buildIsCurrent,
  fingerprint,
  forgetBuild,
  serverFolders,
  stampBuild,
  standaloneFolder,
  staticFolder,
} from './build'
import { withBuildLock } from './build-lock'
import { compressStatic } from './compress-static'
import { mergeChunks } from './merge-chunks'

/** `npm run build`: builds the site. */
export async function buildCommand(stop: StopSignal): Promise<void> {
  await withBuildLock(() => runBuild(stop), stop)
}

/** `npm run image`: builds the site and its file tree for the container image. */
export async function imageCommand(stop: StopSignal): Promise<void> {
  await buildCommand(stop)
  await step('Files of the image', async () => {
    const { completeStandalone } = await import('./complete-standalone')
    await completeStandalone(standaloneFolder)
  })
}

/** Builds the site unless the last build is current. */
export async function ensureBuild(stop: StopSignal): Promise<void> {
  if (buildIsCurrent()) return
  // Another launcher may have built it while this one waited for the lock.
  await withBuildLock(async () => {
    if (!buildIsCurrent()) await runBuild(stop)
  }, stop)
}

/** Runs `next build`. Its output is printed only when it fails. */
async function runBuild(stop: StopSignal): Promise<void> {
  const made = fingerprint()
  forgetBuild()
  await step('Building the site, one to two minutes', async () => {
    let output = ''
    const child = spawnNode(['scripts/launch/build/next-build.mjs'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        // The build loads the configuration, but neither reads the database nor signs anything.
        DATABASE_URL: 'postgres://build',
        PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      },
      onOutput: (text) => {
        output += text
      },
    })
    if ((await waitForExit(child, stop)) !== 0 || !buildExists()) {
      throw new LaunchError(`The site could not be built:\n\n${output.trimEnd()}\n`)
    }
    for (const folder of serverFolders) mergeChunks(folder)
    // Imported only here, because it loads the bundler.
    const { bundle } = await import('./bundle')
    await Promise.all([
      bundle({
        entries: { 'guide-server': 'server/main.ts' },
        folder: buildFolder,
        // Next declares the files of its folder to be CommonJS.
        extension: '.mjs',
      }),
      compressStatic(staticFolder),
    ])
  })
  stampBuild(made)
}
