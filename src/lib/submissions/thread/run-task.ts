import { Worker } from 'node:worker_threads'
import { Semaphore } from '../../semaphore'
import type { TaskInput, TaskName, TaskResult } from './tasks'

/** Milliseconds. The largest file takes less than half of it on a slow machine. */
const LIMIT_MS = 15_000
const MEMORY_MB = 512
/**
 * Bytes by which the process may grow meanwhile. Unpacked files and pictures are in memory that
 * the limit of a thread does not count.
 */
const GROWTH = 768 * 1024 * 1024
const WATCH_MS = 50
/** Milliseconds after which a thread without a task ends. */
const IDLE_MS = 30_000

/** Thrown when a submitted file or text takes too much time or memory. */
export class TooMuchWork extends Error {}

/** Threads at the same time; other tasks wait. */
const places = new Semaphore(2, 100)
let count = 0

/** Threads without a task, with the timers that end them. */
const idle = new Map<Worker, NodeJS.Timeout>()

function startThread(): Worker {
  // From the project's folder. The bundler puts its own path in; of a URL, it would also publish the file.
  const worker = new Worker('./src/lib/submissions/thread/thread.ts', {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // Libraries print what they find odd in a file.
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  // Without a listener, an error ends the process. Each task has its own.
  worker.on('error', () => {})
  worker.on('exit', () => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  })
  return worker
}

function takeThread(): Worker {
  const [waiting] = idle
  if (!waiting) return startThread()
  const [worker, end] = waiting
  clearTimeout(end)
  idle.delete(worker)
  worker.ref()
  return worker
}

/** Another task can have the thread. It does not hold up the end of the process. */
function returnThread(worker: Worker): void {
  worker.unref()
  // Until the thread has ended, which takes a while, no task may be given to it.
  const end = () => {
    idle.delete(worker)
    void worker.terminate()
  }
  idle.set(worker, setTimeout(end, IDLE_MS).unref())
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The answer of a thread to a task. */
function ask<Name extends TaskName>(
  worker: Worker,
  task: { readonly name: Name; readonly input: TaskInput<Name> },
  limit: number,
): Promise<TaskResult<Name>> {
  const done = new AbortController()
  return new Promise<TaskResult<Name>>((resolve, reject) => {
    const listen = (event: string, listener: (given: unknown) => void) => {
      worker.on(event, listener)
      done.signal.addEventListener('abort', () => worker.off(event, listener))
    }
    const timer = setTimeout(() => reject(new TooMuchWork(`More than ${limit} ms`)), limit)
    const before = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > GROWTH) reject(new TooMuchWork('Too much memory'))
    }, WATCH_MS)
    done.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      clearInterval(watch)
    })
    listen('message', (result) => resolve(result as TaskResult<Name>))
    listen('error', (error) =>
      reject(isOutOfMemory(error) ? new TooMuchWork('Too much memory', { cause: error }) : error),
    )
    listen('exit', (code) => reject(new Error(`A thread ended with ${code}`)))
    worker.postMessage(task)
  }).finally(() => done.abort())
}

async function perform<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  limit: number,
): Promise<TaskResult<Name>> {
  const worker = takeThread()
  try {
    const result = await ask(worker, { name, input }, limit)
    returnThread(worker)
    return result
  } catch (error) {
    void worker.terminate()
    throw error
  }
}

/**
 * Performs a task about what a builder sent on a thread of its own, so that the server answers others
 * meanwhile, whatever is in it. A thread that takes too long is ended.
 *
 * @throws TooMuchWork
 * @throws BusyError when too many tasks are waiting
 */
export function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  limit = LIMIT_MS,
): Promise<TaskResult<Name>> {
  count += 1
  return places.run(String(count), () => perform(name, input, limit))
}
