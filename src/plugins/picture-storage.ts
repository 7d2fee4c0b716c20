import type { Plugin } from 'payload'
import { env } from '@/config/env'

/**
 * Stores images in an S3 bucket, or a compatible service, when the environment configures one.
 * Images are still served by the site, so their URLs and access rules do not change. The S3 client
 * is loaded only when it is configured.
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
      // Most S3-compatible services support only path-style URLs.
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      // Without keys, the client uses the IAM role of the machine.
      ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
        : {}),
    },
  })(config)
}
