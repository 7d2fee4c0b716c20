import type { GlobalSlug, JsonObject, PayloadRequest } from 'payload'

/** The version of a global that visitors see, or `null` if none has been published. */
export async function publishedGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
): Promise<JsonObject | null> {
  const shown = await req.payload.findGlobal({ slug, depth: 0, req })
  return shown.updatedAt ? shown : null
}
