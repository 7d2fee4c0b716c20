import type { TaskConfig } from 'payload'

/**
 * Deletes a document that has been in the trash since `deletedAt`. Does nothing when it was restored.
 * A document that others use again stays in the trash.
 */
export const purge: TaskConfig<'purge'> = {
  slug: 'purge',
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'id', type: 'number', required: true },
    { name: 'deletedAt', type: 'text', required: true },
  ],
  async handler({ input: { collection, id, deletedAt }, req }) {
    const { payload } = req
    const config = payload.config.collections.find(({ slug }) => slug === collection)
    if (config) {
      await payload.delete({
        collection: config.slug,
        where: { and: [{ id: { equals: id } }, { deletedAt: { equals: deletedAt } }] },
        trash: true,
        req,
      })
    }
    return { output: {} }
  },
}
