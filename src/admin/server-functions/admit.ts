import 'server-only'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { createLocalReq, executeAuthStrategies, type Payload } from 'payload'
import { mayUpdateDocument, mayUpdateGlobal } from '@/access/may-update'
import { databaseAnswers } from '@/data/health/health'
import { payloadClient } from '@/data/payload'

/** What the back office calls. Payload looks a name up on an object, prototype included. */
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

/** A call of one of our functions with named arguments; `null` for anything else. */
export function readCall(call: unknown): ServerFunctionCall | null {
  if (!isObject(call) || !Object.hasOwn(call, 'name') || !Object.hasOwn(call, 'args')) return null
  const { name, args } = call
  if (typeof name !== 'string' || !names.has(name)) return null
  if (!isObject(args) || Array.isArray(args)) return null
  return { name, args: { ...args } }
}

type User = NonNullable<Awaited<ReturnType<typeof executeAuthStrategies>>['user']>

/** Whether a form may lock its document: Payload asks for no right to change it. */
async function mayLock(payload: Payload, user: User, args: Args): Promise<boolean> {
  const { collectionSlug, globalSlug, id } = args
  const req = await createLocalReq({ user }, payload)
  if (typeof globalSlug === 'string') return mayUpdateGlobal(req, globalSlug)
  const isDocument = typeof collectionSlug === 'string' && typeof id === 'number'
  return isDocument && mayUpdateDocument(req, collectionSlug, id)
}

/**
 * Lets a call of a server function through to Payload when its name is known and its caller is
 * signed in; the sign-in page calls none. Every other call is answered with 404.
 */
export async function admitServerFunction(call: unknown): Promise<ServerFunctionCall> {
  const admitted = readCall(call)
  if (!admitted) return notFound()
  const payload = await payloadClient()
  const { user } = await executeAuthStrategies({ headers: await headers(), payload })
  if (!user) {
    // Payload takes a session that it cannot read for none. An error leaves the form as it is.
    if (!(await databaseAnswers())) throw new Error('The database cannot be reached')
    return notFound()
  }
  const { name, args } = admitted
  const locks = name === 'form-state' && Boolean(args.returnLockStatus)
  if (!locks || (await mayLock(payload, user, args))) return admitted
  return { name, args: { ...args, returnLockStatus: false } }
}
