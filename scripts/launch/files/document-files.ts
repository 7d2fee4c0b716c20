import { Client } from 'pg'
import { z } from 'zod'
import { queryClient } from '@/database/sql/query'
import { pictureSizes } from '@/domain/media/image-sizes'

/** A file of a picture: the original, or one of its sizes. */
export interface DocumentFile {
  /** The id of the picture. */
  readonly id: number
  readonly contentType: string | undefined
}

const fileRow = z.object({ id: z.number(), name: z.string(), contentType: z.string().nullable() })

/** Media is the only collection with files. Those of submissions are in the database. */
const filesQuery = ['', ...pictureSizes.map(({ name }) => `sizes_${name}_`)]
  .map(
    (prefix) => `select id, ${prefix}filename as name, ${prefix}mime_type as "contentType"
      from media where ${prefix}filename is not null`,
  )
  .join(' union all ')

/** The files that the database names, by name. A database without tables has none. */
export async function readDocumentFiles(url: string): Promise<Map<string, DocumentFile>> {
  const client = new Client({
    connectionString: url,
    application_name: 'guide: files',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const [table] = await queryClient(
      client,
      z.object({ exists: z.boolean() }),
      `select to_regclass('media') is not null as exists`,
    )
    if (!table?.exists) return new Map()
    const rows = await queryClient(client, fileRow, filesQuery)
    return new Map(
      rows.map(({ id, name, contentType }) => [
        name,
        { id, contentType: contentType ?? undefined },
      ]),
    )
  } finally {
    await client.end().catch(() => {})
  }
}
