import { expect, it, onTestFinished, vi } from 'vitest'
import { log } from '@/lib/log/log'
import { serverState } from '@/lib/server-state'
import { listenForInvalidations } from './cache/cache-invalidation-listener'
import { workerOn } from './worker/worker'

/** Nothing listens on this port. */
const databaseUrl = 'postgres://guide@127.0.0.1:1/guide'

it.each([
  [
    'listener for cache invalidations',
    () => {
      const listener = listenForInvalidations({ databaseUrl, onTags() {}, pause: 1 })
      void listener.start()
      return listener
    },
  ],
  [
    'worker',
    () => {
      const worker = workerOn({ databaseUrl, run: async () => 0, pause: 1 })
      worker.start()
      return worker
    },
  ],
])(
  'the %s that cannot connect logs one warning, and its other attempts at level debug',
  async (name, start) => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    const debug = vi.spyOn(log, 'debug').mockReturnValue(undefined)
    const started = start()
    onTestFinished(async () => {
      await started.close()
      delete serverState.listening
      delete serverState.holdsWorkerLock
    })
    await vi.waitFor(() => expect(debug.mock.calls.length).toBeGreaterThan(2))
    expect(warn.mock.calls.map(([, message]) => message)).toEqual([
      `the ${name} cannot reach the database`,
    ])
  },
)
