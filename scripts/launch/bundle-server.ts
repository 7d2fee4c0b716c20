import { build } from 'esbuild'
import { serverBundle } from './build'

/**
 * Bundles `server/` into one file without packages. Node starts the bundle in half the time, and
 * runs it in half the memory, of TypeScript through a loader.
 */
export async function bundleServer(): Promise<void> {
  await build({
    entryPoints: ['server/main.ts'],
    outfile: serverBundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.10',
    logLevel: 'silent',
  })
}
