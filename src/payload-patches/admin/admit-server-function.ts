import 'server-only'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { createLocalReq, executeAuthStrategies, type Payload } from 'payload'
import { mayUpdateDocument, mayUpdateGlobal } from '@/access/may-update'
import { isDatabaseReachable } from '@/data/health/health'
import { payloadClient } from '@/data/payload/payload-client'

/** The server functions of the admin panel. */
const names: ReadonlySet<string> = new Set([
  'form-state',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'schedule-publish',
  'slugify',
  'table-state',
])

type Args = Readonly<Record<string, unknown>>

interface ServerFunctionCall {
  readonly name: string
  readonly args: Record<string, unknown>
}

const isObject = (value: unknown): value is Args => typeof value === 'object' && value !== null

/** A call of one of our functions with named arguments; `null` for any other call. */
export function readCall(call: unknown): ServerFunctionCall | null {
  if (!isObject(call) || !Object.hasOwn(call, 'name') || !Object.hasOwn(call, 'args')) return null
  const { name, args } = call
  if (typeof name !== 'string' || !names.has(name)) return null
  if (!isObject(args) || Array.isArray(args)) return null
  return { name, args: { ...args } }
}

type User = NonNullable<Awaited<ReturnType<typeof executeAuthStrategies>>['user']>

/** Whether a form may lock its document. */
async function mayLock(payload: Payload, user: User, args: Args): Promise<boolean> {
  const { collectionSlug, globalSlug, id } = args
  const req = await createLocalReq({ user }, payload)
  if (typeof globalSlug === 'string') return mayUpdateGlobal(req, globalSlug)
  const isDocument = typeof collectionSlug === 'string' && typeof id === 'number'
  return isDocument && mayUpdateDocument(req, collectionSlug, id)
}

/**
 * Passes a call of a server function to Payload when its name is known and the user is signed in;
 * the login page makes no calls. Other calls get 404.
 *
 * Payload 3.90.1 finds a function by its name on an object, including its prototype, and the functions
 * for forms lock a document for users who may not update it. No issue was found. Not needed anymore
 * when Payload checks names and locks itself.
 */
export async function admitServerFunction(call: unknown): Promise<ServerFunctionCall> {
  const admitted = readCall(call)
  if (!admitted) return notFound()
  const payload = await payloadClient()
  const { user } = await executeAuthStrategies({ headers: await headers(), payload })
  if (!user) {
    // Payload treats a session that it cannot read as signed out. An error leaves the form
    // unchanged.
    if (!(await isDatabaseReachable())) throw new Error('The database cannot be reached')
    return notFound()
  }
  const { name, args } = admitted
  const locks = name === 'form-state' && Boolean(args.returnLockStatus)
  if (!locks || (await mayLock(payload, user, args))) return admitted
  return { name, args: { ...args, returnLockStatus: false } }
}
