import type { Plugin } from 'payload'
import { findS3Settings } from '@/config/s3-settings'

/**
 * Stores images in an S3 bucket, or a compatible service, when the environment configures one.
 * Images are still served by the site, so their URLs and access rules do not change. The S3 client
 * is loaded only when it is configured.
 */
export const pictureStorage: Plugin = async (config) => {
  const settings = findS3Settings()
  if (!settings) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const { bucket, client } = settings
  return s3Storage({ bucket, collections: { media: true }, config: client })(config)
}
