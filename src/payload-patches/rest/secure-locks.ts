import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  SanitizedConfig,
  Where,
} from 'payload'
import {
  mayUpdateDocument,
  mayUpdateGlobal,
  readableGlobals,
  readableLockable,
} from '@/access/may-update'
import { staff } from '@/access/staff'
import type { PayloadLockedDocument } from '@/payload-types'

const collection = 'payload-locked-documents' satisfies CollectionSlug

/** Limits the locks that a user can read to documents that the user can read. */
const read: Access = async ({ req }) => {
  if (!staff({ req })) return false
  const [collections, globals] = await Promise.all([readableLockable(req), readableGlobals(req)])
  const readable: Where[] = [
    // One condition per collection: Payload's adapter supports no list here, and no collections
    // without locks.
    ...collections.map((slug) => ({ 'document.relationTo': { equals: slug } })),
    { globalSlug: { in: globals } },
  ]
  return { or: readable }
}

/** A take-over: one lock at a time, of a document that the user may update. */
const update: Access = async ({ req, id }) => {
  if (!staff({ req }) || id === undefined) return false
  const lock = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  if (!lock) return false
  if (lock.globalSlug) return mayUpdateGlobal(req, lock.globalSlug)
  const { document } = lock
  if (!document || typeof document.value === 'object') return false
  return mayUpdateDocument(req, document.relationTo, document.value)
}

/** Users can delete only their own locks by request; others are taken over, or expire. */
const remove: Access = ({ req }) => {
  if (!req.user || !staff({ req })) return false
  const own: Where[] = [
    { 'user.relationTo': { equals: req.user.collection } },
    { 'user.value': { equals: req.user.id } },
  ]
  return { and: own }
}

/** A lock belongs to the user of the request, and its document cannot be changed. */
const holdByRequester: CollectionBeforeChangeHook<PayloadLockedDocument> = ({
  data,
  originalDoc,
  req,
}) => {
  if (!req.user) return data
  const user = { relationTo: req.user.collection, value: req.user.id }
  if (!originalDoc) return { ...data, user }
  const { document, globalSlug } = originalDoc
  return { ...data, document, globalSlug, user }
}

/**
 * Payload's dialog shows a user's email, or the id. Emails of colleagues are private, so the lock
 * returns the name of its holder in place of the email.
 */
const nameHolder: CollectionAfterReadHook<PayloadLockedDocument> = ({ doc }) => {
  const { user } = doc
  if (typeof user?.value !== 'object' || user.value === null) return doc
  return { ...doc, user: { ...user, value: { ...user.value, email: user.value.name } } }
}

/**
 * Adds access rules to the collection of Payload's document locks. Only Payload creates locks, never
 * a request.
 *
 * Payload 3.90.1 lets every signed-in user change all locks, and creates the collection after all
 * plugins have run, so that no option reaches its rules. No issue was found. Not needed anymore when
 * the rules can be configured.
 */
export function secureLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === collection)
  if (!locks) throw new Error('Payload has no collection of document locks')
  Object.assign(locks.access, { create: () => false, read, update, delete: remove })
  locks.hooks.beforeChange = [...locks.hooks.beforeChange, holdByRequester]
  locks.hooks.afterRead = [...locks.hooks.afterRead, nameHolder]
  return config
}
