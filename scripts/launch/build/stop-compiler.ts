import { register } from 'node:module'
import { stop } from 'esbuild'

/**
 * Ends the processes of esbuild, which compile the launcher (tsx) and the server. They would run as
 * long as the site. A module that is loaded later starts one again.
 */
export async function stopCompiler(): Promise<void> {
  await stop()
  register('./stop-in-loader.mjs', import.meta.url)
}
