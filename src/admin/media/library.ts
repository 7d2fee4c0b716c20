import type { Where } from 'payload'

/** Where the user's choice between the grid and the table is stored. */
export const VIEW_PREFERENCE = 'media-view'

export const pictureViews = ['grid', 'table'] as const
export type PictureView = (typeof pictureViews)[number]

/** An image of the grid. */
export interface GridPicture {
  readonly id: number
  readonly filename: string
  readonly thumbnail: string
  readonly isDrawing: boolean
  readonly alt: string
  /** `1600 × 1067 · 240 KB` */
  readonly size: string
  /** How many documents use it. */
  readonly uses: number
  /** The name of another user who has its form open, or `null`. */
  readonly lockedBy: string | null
}

/** A folder, the images without one, or all images. */
export type FolderChoice = number | 'none' | 'all'

/** The conditions of a list filter, when they are combined with AND only. */
function getConditions({ or, and, ...rest }: Where): Where[] | null {
  const own: Where[] = Object.entries(rest).map(([field, condition]) => ({ [field]: condition }))
  if (or !== undefined && or.length > 1) return null
  const nested = [...(and ?? []), ...(or ?? [])].map(getConditions)
  return nested.includes(null) ? null : [...own, ...nested.flatMap((each) => each ?? [])]
}

/** The folder that a condition names, or `null` for other conditions. */
function folderIn({ folder }: Where): FolderChoice | null {
  if (folder === undefined || Array.isArray(folder)) return null
  const { equals, exists } = folder
  if (equals !== undefined && Number.isInteger(Number(equals))) return Number(equals)
  return exists === false || exists === 'false' ? 'none' : null
}

/** The folder that a list filter shows, or `null` when its groups differ in the folder. */
export function shownFolder(where: Where | undefined): FolderChoice | null {
  const conditions = getConditions(where ?? {})
  if (conditions === null) return null
  const folders = conditions.map(folderIn).filter((folder) => folder !== null)
  return folders.length > 1 ? null : (folders[0] ?? 'all')
}

/** The list filter for a folder. Its other conditions remain unless they are alternatives. */
export function showFolder(where: Where | undefined, folder: FolderChoice): Where {
  const others = (getConditions(where ?? {}) ?? []).filter((each) => folderIn(each) === null)
  if (folder === 'all' && others.length === 0) return {}
  const own: Where[] =
    folder === 'all'
      ? []
      : [{ folder: folder === 'none' ? { exists: 'false' } : { equals: String(folder) } }]
  return { or: [{ and: [...others, ...own] }] }
}

const isUnused = ({ unused }: Where) =>
  unused !== undefined && !Array.isArray(unused) && String(unused.equals) === 'true'

/** Whether a list filter shows only images that no document uses. */
export const showsUnused = (where: Where | undefined): boolean =>
  getConditions(where ?? {})?.some(isUnused) === true

/**
 * The list filter with or without the limit to unused images, which
 * `src/collections/Media/hooks/filter-unused.ts` reads. Its other conditions remain unless they are
 * alternatives.
 */
export function showUnused(where: Where | undefined, isOn: boolean): Where {
  const others = (getConditions(where ?? {}) ?? []).filter((each) => !isUnused(each))
  const all: Where[] = isOn ? [...others, { unused: { equals: 'true' } }] : others
  return all.length === 0 ? {} : { or: [{ and: all }] }
}
