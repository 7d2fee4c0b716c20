import 'server-only'
import { statfs } from 'node:fs/promises'
import { env } from '@/config/env'
import { findS3Settings } from '@/config/s3-settings'
import type { OperationFacts } from '@/domain/operations/checks'
import { canStoreIn } from '@/lib/disk-space'
import { succeedsWithin } from '@/lib/succeeds-within'

/** The name of the object that is written to find out whether the bucket is writable. */
const PROBE = '.status-check'
const TIMEOUT_MS = 3000

/** Whether pictures can be stored, and how much room the disk has. */
export async function readStorage(): Promise<OperationFacts['storage']> {
  const settings = findS3Settings()
  const [isWritable, { bavail, bsize }] = await Promise.all([
    settings ? succeedsWithin(writeToBucket(settings), TIMEOUT_MS) : canStoreIn(env.DATA_DIR),
    statfs(/* turbopackIgnore: true */ env.DATA_DIR),
  ])
  return { bucket: settings?.bucket ?? null, isWritable, freeBytes: bavail * bsize }
}

async function writeToBucket({
  bucket,
  client: config,
}: NonNullable<ReturnType<typeof findS3Settings>>): Promise<void> {
  const { DeleteObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client(config)
  const target = { Bucket: bucket, Key: PROBE }
  try {
    await client.send(new PutObjectCommand({ ...target, Body: 'The guide was here.' }))
    await client.send(new DeleteObjectCommand(target))
  } finally {
    client.destroy()
  }
}
