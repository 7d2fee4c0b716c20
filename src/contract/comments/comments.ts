import { z } from 'zod/mini'
import { COMMENT_MAX_LENGTH } from '@/domain/comments/comments'

/** A comment of the staff on a document. */
export const comment = z.object({
  id: z.number(),
  text: z.string(),
  by: z.string(),
  /** The account of the author; `null` after it was deleted. */
  userId: z.nullable(z.number()),
  at: z.string(),
  /** When it was resolved; `null` while it is open. */
  resolvedAt: z.nullable(z.string()),
  resolvedBy: z.nullable(z.string()),
})
export type DocumentComment = z.infer<typeof comment>

/** The answer of every operation on the comments of a document. */
export const documentComments = z.object({
  /** The newest last. */
  comments: z.array(comment),
  /** The names of the staff whom the user may mention. */
  people: z.array(z.string()),
})
export type DocumentComments = z.infer<typeof documentComments>

/** PostgreSQL stores no null characters. */
const isStorable = (text: string) => !text.includes('\u0000')

export const newComment = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a comment.'),
      z.maxLength(COMMENT_MAX_LENGTH, `A comment has at most ${COMMENT_MAX_LENGTH} characters.`),
      z.refine(isStorable, 'The comment has a character that cannot be stored.'),
    ),
})

export const commentChange = z.object({ isResolved: z.boolean() })
