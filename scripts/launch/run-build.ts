import {
  buildExists,
  buildFolder,
  buildIsCurrent,
  fingerprint,
  forgetBuild,
  stampBuild,
  staticFolder,
} from './build'
import { withBuildLock } from './build-lock'
import { compileAhead } from './compile-ahead'
import { compressStatic } from './compress-static'
import { LaunchError, step } from './console'
import { spawnNode } from './spawn-node'
import { endOf, type StopSignal } from './stop-signal'

/** Builds the site unless the last build is current. */
export async function ensureBuild(stop: StopSignal): Promise<void> {
  if (buildIsCurrent()) return
  // Another launcher may have built it while this one waited for the lock.
  await withBuildLock(async () => {
    if (!buildIsCurrent()) await runBuild(stop)
  }, stop)
}

/** Builds the site even if the last build is current. */
export function build(stop: StopSignal): Promise<void> {
  return withBuildLock(() => runBuild(stop), stop)
}

/** Runs `next build`. Its output is printed only when it fails. */
async function runBuild(stop: StopSignal): Promise<void> {
  const made = fingerprint()
  forgetBuild()
  await step('Building the site (one to two minutes)', async () => {
    let output = ''
    const child = spawnNode(['scripts/launch/next-build.mjs'], {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      onOutput: (text) => {
        output += text
      },
    })
    if ((await endOf(child, stop)) !== 0 || !buildExists()) {
      throw new LaunchError(`The site could not be built:\n\n${output.trimEnd()}\n`)
    }
    // Imported only for a build, because it loads the bundler.
    const { bundleServer } = await import('./bundle-server')
    await compileAhead(buildFolder)
    await Promise.all([bundleServer(), compressStatic(staticFolder)])
  })
  stampBuild(made)
}
