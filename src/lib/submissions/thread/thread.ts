import { parentPort } from 'node:worker_threads'
import { perform, type Task } from './tasks'

// Performs tasks on a thread of its own, one after another. Only `run-task.ts` starts it.
parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await perform(task)))
