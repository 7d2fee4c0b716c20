import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { renameInCommunities } from '@/database/references/rename-in-communities'
import { apiError } from '../api-error'
import { columns, communitiesWith, isNamed, type OptionCollection } from './uses'

/** The maximum number of communities that the error message names. */
const NAMED = 3

/** Prevents the deletion of an option that communities have. The message says which. */
export const preventUsedOptionDelete =
  (collection: OptionCollection, key: 'name' | 'value'): CollectionBeforeDeleteHook =>
  async ({ collection: { labels }, id, req }) => {
    const option = await req.payload.findByID({ collection, id, depth: 0, req })
    const value = Object.entries(option).find(([name]) => name === key)?.[1]
    const names = await communitiesWith(req, collection, String(value))
    if (names.length === 0) return
    const what = String(labels.singular).toLowerCase()
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
    throw apiError(
      `This ${what} is used in ${names.slice(0, NAMED).join(', ')}${more}. Remove it there first.`,
      409,
    )
  }

/** Communities store the name, so they get the new one. Options with a value keep it. */
export const renameOption =
  (collection: OptionCollection): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const from: unknown = previousDoc?.name
    const to: unknown = doc.name
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) return
    if (isNamed(collection)) await renameInCommunities(req, columns[collection], { from, to })
  }
