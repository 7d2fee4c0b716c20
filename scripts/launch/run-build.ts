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

/** Builds the site unless the last build is of these very sources. */
export async function ensureBuild(stop: StopSignal): Promise<void> {
  if (buildIsCurrent()) return
  // Another launcher may have made it while this one waited its turn.
  await withBuildLock(async () => {
    if (!buildIsCurrent()) await runBuild(stop)
  }, stop)
}

/** Builds the site, whether or not there is a current build. */
export function build(stop: StopSignal): Promise<void> {
  return withBuildLock(() => runBuild(stop), stop)
}

/** `next build`; what it prints is only shown when it fails. */
async function runBuild(stop: StopSignal): Promise<void> {
  const made = fingerprint()
  forgetBuild()
  await step('Building the site, a minute or two', async () => {
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
    // Loaded for a build alone: it brings the bundler along.
    const { bundleServer } = await import('./bundle-server')
    await compileAhead(buildFolder)
    await Promise.all([bundleServer(), compressStatic(staticFolder)])
  })
  stampBuild(made)
}
