'use server'

import type { Where } from 'payload'
import * as z from 'zod/mini'
import { idsWhere } from '@/data/dashboard/queries'
import { movePictures } from '@/data/media/mutations'
import { editor, ids } from '../editor'

/** Moves images to a folder, or out of folders with `null`. Returns how many were moved. */
export async function moveToFolder(
  pictures: readonly number[],
  folder: number | null,
): Promise<number> {
  return movePictures(ids.parse(pictures), z.nullable(z.int()).parse(folder), await editor())
}

/** The ids of the images that match a list filter. */
export async function picturesWhere(where: Where): Promise<readonly number[]> {
  return idsWhere('media', where, await editor())
}
