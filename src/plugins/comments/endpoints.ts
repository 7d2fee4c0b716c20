import {
  type Endpoint,
  Forbidden,
  type JsonObject,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  UnauthorizedError,
} from 'payload'
import type { z } from 'zod/mini'
import { mayUpdateDocument } from '@/access/may-update'
import { routeId } from '@/access/route-id'
import { apiError } from '@/collections/api-error'
import { commentChange, type DocumentComments, newComment } from '@/contract/comments/comments'
import {
  type CommentedDocument,
  deleteComment,
  documentWriters,
  insertComment,
  readComments,
  setResolved,
} from '@/database/document-comments'
import { inTransaction } from '@/database/transactions/in-transaction'
import { mentionable } from '@/domain/comments/comments'
import { notifyComment } from '@/jobs/review-notice/notify'
import type { User } from '@/payload-types'

interface Commented extends CommentedDocument {
  readonly collection: SanitizedCollectionConfig
  /** The newest version. */
  readonly doc: JsonObject
  readonly user: User
}

/**
 * The document of a request and its user, who may update it. Payload applies no access rules to these
 * endpoints. A document in the trash has no comments to read or write.
 */
async function findCommented(req: PayloadRequest, slug: string): Promise<Commented> {
  const { payload, user } = req
  if (!user) throw new UnauthorizedError(req.t)
  const collection = payload.config.collections.find((each) => each.slug === slug)
  const id = routeId(req)
  if (!collection || !(await mayUpdateDocument(req, slug, id))) throw new Forbidden(req.t)
  const doc = await payload.findByID({
    collection: collection.slug,
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!doc) throw new NotFound(req.t)
  return { slug, id, collection, doc, user }
}

/** The number at the end of the path. */
function commentId(req: PayloadRequest): number {
  const id = String(req.routeParams?.comment ?? '')
  if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
  return Number(id)
}

/** The body of a request. Throws its first problem. */
async function readBody<Shape extends z.ZodMiniType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.output<Shape>> {
  const body = shape.safeParse(await req.json?.().catch(() => null))
  if (!body.success) throw apiError(body.error.issues[0]?.message ?? 'The request is invalid.')
  return body.data
}

/** Answers with the comments as they are now. */
async function answer(req: PayloadRequest, commented: Commented): Promise<Response> {
  const { docs: staff } = await req.payload.find({
    collection: 'users',
    where: { disabled: { not_equals: true } },
    sort: 'name',
    depth: 0,
    pagination: false,
    select: { name: true, role: true },
    req,
  })
  const writers = await documentWriters(req, commented)
  const people = mentionable({ by: commented.user, writers }, staff).map(({ name }) => name)
  const found: DocumentComments = {
    comments: await readComments(req, commented),
    people: [...new Set(people)],
  }
  return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
}

const COMMENTS = '/:id/comments'
const COMMENT = '/:id/comments/:comment'

/** The endpoints of the comments on the documents of a collection, for its forms. */
export const commentEndpoints = (slug: string): Endpoint[] => [
  {
    path: COMMENTS,
    method: 'get',
    handler: async (req) => answer(req, await findCommented(req, slug)),
  },
  {
    path: COMMENTS,
    method: 'post',
    async handler(req) {
      const commented = await findCommented(req, slug)
      const { text } = await readBody(req, newComment)
      const { collection, doc, user: by } = commented
      await inTransaction(req, async () => {
        if (!(await insertComment(req, commented, { by, text }))) throw new NotFound(req.t)
        const writers = await documentWriters(req, commented)
        await notifyComment(req, { collection, doc, writers, by, text })
      })
      return answer(req, commented)
    },
  },
  {
    path: COMMENT,
    method: 'post',
    async handler(req) {
      const commented = await findCommented(req, slug)
      const id = commentId(req)
      const { isResolved } = await readBody(req, commentChange)
      const by = isResolved ? commented.user : null
      if (!(await setResolved(req, commented, id, by))) throw new NotFound(req.t)
      return answer(req, commented)
    },
  },
  {
    path: COMMENT,
    method: 'delete',
    async handler(req) {
      const commented = await findCommented(req, slug)
      const { id: userId, role } = commented.user
      const author = role === 'admin' ? null : userId
      if (!(await deleteComment(req, commented, commentId(req), author))) throw new NotFound(req.t)
      return answer(req, commented)
    },
  },
]
