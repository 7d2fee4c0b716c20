import { headers } from 'next/headers'
import * as z from 'zod/mini'
import { type Staff, staffOf } from '@/data/staff'

/** What an action takes as the documents that it is asked to change. */
export const ids = z.array(z.int().check(z.positive())).check(z.maxLength(10_000))

/** Whoever may publish. A page is only a page: an action asks again who sends it. */
export async function editor(): Promise<Staff> {
  const user = await staffOf(await headers())
  if (user?.role !== 'editor' && user?.role !== 'admin') {
    throw new Error('Only editors and admins do this')
  }
  return user
}
