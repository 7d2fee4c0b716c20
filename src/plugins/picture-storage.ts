import type { Plugin } from 'payload'
import { env } from '@/lib/env'

/**
 * Keeps pictures in a bucket of S3, or of a service that speaks like it, where the environment names
 * one. They still pass through the site, so that their addresses and who may see them stay the same.
 * Its client is loaded for nobody else.
 */
export const pictureStorage: Plugin = async (config) => {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_REGION) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  return s3Storage({
    bucket: S3_BUCKET,
    collections: { media: true },
    config: {
      region: S3_REGION,
      // Other services than Amazon's mostly know a bucket by the path alone.
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      // Without keys the machine's own role counts.
      ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
        : {}),
    },
  })(config)
}
