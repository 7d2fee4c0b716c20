import type { TaskConfig } from 'payload'
import { moveSamples } from '@/data/sample/move'

/** A run that fails, for example because the database was away, is tried again and continues. */
const RETRIES = 2
const PAUSE = 10_000

/** Moves planned sample documents to the trash or back, for the admin who asked for it. */
export const moveSamplesTask: TaskConfig<'moveSamples'> = {
  slug: 'moveSamples',
  inputSchema: [{ name: 'user', type: 'number', required: true }],
  retries: { attempts: RETRIES, backoff: { type: 'fixed', delay: PAUSE } },
  async handler({ input: { user: id }, req: { payload } }) {
    const user = await payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      disableErrors: true,
    })
    if (user?.role === 'admin') await moveSamples(payload, { ...user, collection: 'users' })
    return { output: {} }
  },
}
