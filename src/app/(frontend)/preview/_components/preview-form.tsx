'use server'

import { isDeepStrictEqual } from 'node:util'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { findStaff } from '@/data/staff/queries'
import { sessionHeaders } from '@/http/origin'
import { formValues } from '@/lib/unsaved-values'
import { PreviewFrame } from './preview-frame'
import { previews } from './previews'

const call = z.tuple([z.string(), z.int().positive(), formValues])

/**
 * A document as its form shows it, for the signed-in user; `null` if that is what is saved. Server
 * functions are public endpoints, so the arguments are parsed.
 */
export async function previewForm(...args: unknown[]): Promise<ReactNode> {
  const { data } = call.safeParse(args)
  const staff = await findStaff(sessionHeaders(await headers()))
  if (!data || !staff) return null
  const [collection, id, values] = data
  const read = previews.get(collection)
  if (!read) return null
  const [saved, unsaved] = await Promise.all([read(id, staff), read(id, staff, values)])
  if (!saved || !unsaved || isDeepStrictEqual(saved.shown, unsaved.shown)) return null
  return <PreviewFrame preview={unsaved} collection={collection} id={id} version="unsaved" />
}
