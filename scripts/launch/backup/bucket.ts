import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Env } from '@/config/env'

export interface BucketSettings {
  readonly name: string
  readonly region: string
  readonly endpoint: string | undefined
  readonly accessKeyId: string | undefined
  readonly secretAccessKey: string | undefined
}

interface StoredObject {
  readonly body: Readable
  readonly contentType: string | undefined
}

interface ListedObject {
  readonly key: string
  readonly bytes: number
}

/** The objects of a bucket. */
export interface Bucket {
  /** Name and settings for messages: `s3://name`. */
  readonly address: string
  /** The keys that begin with `prefix`. */
  list(prefix?: string): AsyncIterable<string>
  /** All keys, with the sizes of their objects. */
  listSizes(): AsyncIterable<ListedObject>
  /** The size of all objects in bytes. */
  measure(): Promise<number>
  /** Returns `undefined` if there is no such object. */
  read(key: string): Promise<StoredObject | undefined>
  write(key: string, body: Readable, contentType?: string): Promise<void>
  remove(key: string): Promise<void>
}

/** The bucket of uploaded files, if one is configured. */
export function findMediaBucket(env: Env): BucketSettings | undefined {
  const { S3_BUCKET: name, S3_REGION: region } = env
  if (!name || !region) return undefined
  return {
    name,
    region,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  }
}

/** The bucket to which backups are moved, if one is configured. */
export function findBackupBucket(env: Env): BucketSettings | undefined {
  const { BACKUP_S3_BUCKET: name, BACKUP_S3_REGION: region } = env
  if (!name || !region) return undefined
  return {
    name,
    region,
    endpoint: env.BACKUP_S3_ENDPOINT,
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY,
  }
}

/** Opens a bucket. The S3 client is loaded only when a bucket is configured. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client } =
    await import('@aws-sdk/client-s3')
  const { Upload } = await import('@aws-sdk/lib-storage')
  const { name, region, endpoint, accessKeyId, secretAccessKey } = settings
  const client: S3Client = new S3Client({
    region,
    endpoint,
    // Most S3-compatible services support only path-style URLs.
    forcePathStyle: endpoint !== undefined,
    // Without keys, the client uses the IAM role of the machine.
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  })
  async function* listObjects(prefix?: string): AsyncGenerator<ListedObject> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
      for (const { Key: key, Size: bytes = 0 } of page.Contents ?? []) {
        if (key !== undefined) yield { key, bytes }
      }
    }
  }
  return {
    address: `s3://${name}`,
    async *list(prefix) {
      for await (const { key } of listObjects(prefix)) yield key
    },
    listSizes: () => listObjects(),
    async measure() {
      let sum = 0
      for await (const { bytes } of listObjects()) sum += bytes
      return sum
    },
    async read(key) {
      try {
        const { Body, ContentType } = await client.send(
          new GetObjectCommand({ Bucket: name, Key: key }),
        )
        return { body: Body as Readable, contentType: ContentType }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async write(key, body, contentType) {
      const params = { Bucket: name, Key: key, Body: body, ContentType: contentType }
      await new Upload({ client, params }).done()
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }))
    },
  }
}
