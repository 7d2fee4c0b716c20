import { stop } from 'esbuild'

/** Node calls it in the thread of the module loader, where tsx compiles on Node 20. */
export async function initialize() {
  await stop()
}
