import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod/mini'

/** What the form sends when its user has set the focal point of the file. */
const edited = z.object({ uploadEdits: z.object({ focalPoint: z.object({}) }) })

/**
 * Sets the focal point of a new file to its center. Payload's form sends that of the old file, which
 * would crop another picture around a point that means nothing in it.
 */
export const resetFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !req.file || edited.safeParse(req.query).success) return args
  return { ...args, data: { ...args.data, focalX: 50, focalY: 50 } }
}
