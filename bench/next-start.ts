import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runningUrl } from '../scripts/dev-db/embedded-postgres'
import { freePort } from '../scripts/launch/serve/free-port'

/** Starts `next start` from the current build, on the database of a running guide's data folder. */
export async function nextStart(folder: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: runningUrl(folder) ?? '',
        PAYLOAD_SECRET: readFileSync(path.join(folder, 'payload-secret'), 'utf8').trim(),
        DATA_DIR: folder,
        SITE_URL: url,
        LOG_LEVEL: 'warn',
      },
    },
  )
  for (let output = ''; !output.includes('Ready'); ) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
    output += chunk.toString()
  }
  return { url, stop: () => child.kill('SIGKILL') }
}
