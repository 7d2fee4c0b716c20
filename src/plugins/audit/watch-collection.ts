import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  JsonObject,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { getChangedVersion } from '@/collections/hooks/changed-version'
import { publishedDocument, publishedSnapshot } from '@/collections/hooks/snapshot-published'
import { findAuthor } from '@/database/audit-entries'
import { changedFields } from '@/lib/changed-fields'
import type { AuditEntry } from '@/payload-types'
import { append } from './append'
import { describeValues } from './describe-values'
import { type Note, readNote, takeNote } from './notes'
import { isPersonal } from './personal'

/** Adds the audit hooks to a collection. */
export function watchCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), noteBefore],
      afterChange: [...(hooks.afterChange ?? []), logChange],
      afterDelete: [...(hooks.afterDelete ?? []), logDelete],
    },
  }
}

const noteBefore: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && req.user) {
    takeNote(req, collection.slug, originalDoc.id, {
      newPassword: Boolean(data.password),
      newApiKey: Boolean(data.apiKey),
    })
  }
  return data
}

const logChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc: newest,
  req,
}) => {
  if (!findAuthor(req)) return
  const previousDoc = getChangedVersion(req, newest)
  const note = readNote(req, collection.slug, doc.id)
  const subject = describeDocument(collection, doc)
  const action =
    operation === 'create' ? 'created' : await findAction(req, collection, previousDoc, doc)
  // The action says it all.
  const isWhole = ['created', 'trashed', 'restored'].includes(action)
  const changed = isWhole ? [] : changedFields(editedFields(collection), previousDoc, doc)
  await append(req, {
    action,
    ...subject,
    changedFields: [...changed, ...secretsIn(note)],
    changedValues: isWhole ? [] : await valuesIn(req, collection, previousDoc, doc),
  })
  // A document can be published on creation and on restoration. Both actions are recorded.
  const isBack = operation === 'create' || Boolean(previousDoc?.deletedAt)
  if (isBack && doc._status === 'published') {
    await append(req, { action: 'published', ...subject })
  }
}

/** Hidden JSON fields are the guide's own notes about a document, such as the progress of a job. */
const editedFields = ({ flattenedFields }: SanitizedCollectionConfig) =>
  flattenedFields.filter(({ type, admin }) => type !== 'json' || !admin?.hidden)

async function valuesIn(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  before: JsonObject,
  after: JsonObject,
) {
  return isPersonal(slug) ? [] : describeValues(req, flattenedFields, before, after)
}

/** Describes changes of an account whose values must not be read back. */
function secretsIn(note: Note | undefined): string[] {
  const secrets: string[] = []
  if (note?.newPassword) secrets.push('password')
  if (note?.newApiKey) secrets.push('apiKey')
  return secrets
}

const logDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  append(req, { action: 'deleted', ...describeDocument(collection, doc) })

function describeDocument({ slug, admin }: SanitizedCollectionConfig, doc: JsonObject) {
  const title: unknown = doc[admin.useAsTitle ?? 'id']
  const hasTitle = typeof title === 'string' && !isPersonal(slug)
  return {
    collectionSlug: slug,
    documentId: String(doc.id),
    documentTitle: hasTitle ? title : null,
  }
}

/** Saving a draft of a published document does not unpublish it. */
async function findAction(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  before: JsonObject,
  after: JsonObject,
): Promise<AuditEntry['action']> {
  if (before.deletedAt !== after.deletedAt && collection.trash) {
    return after.deletedAt ? 'trashed' : 'restored'
  }
  if (after._status === 'published') return before._status === 'published' ? 'updated' : 'published'
  const wasShown = publishedSnapshot(req, collection.slug, after.id) !== null
  const isTakenDown = wasShown && !(await publishedDocument(req, collection.slug, after.id))
  return isTakenDown ? 'unpublished' : 'updated'
}
