import { headers } from 'next/headers'
import * as z from 'zod/mini'
import { findStaff } from '@/data/staff/queries'
import type { Staff } from '@/data/staff/staff'

/** The argument of a bulk action: the ids of the documents to change. */
export const ids = z.array(z.int().check(z.positive())).check(z.maxLength(10_000))

/**
 * Returns the signed-in editor or admin. Server actions are public endpoints, so each one checks
 * the user again.
 */
export async function editor(): Promise<Staff> {
  const user = await findStaff(await headers())
  if (user?.role !== 'editor' && user?.role !== 'admin') {
    throw new Error('Only editors and admins can do this')
  }
  return user
}

/** Returns the signed-in admin. */
export async function admin(): Promise<Staff> {
  const user = await findStaff(await headers())
  if (user?.role !== 'admin') throw new Error('Only admins can do this')
  return user
}

/** Returns the signed-in member of the staff, for what contributors may read too. */
export async function staffMember(): Promise<Staff> {
  const user = await findStaff(await headers())
  if (!user) throw new Error('Only staff can do this')
  return user
}
