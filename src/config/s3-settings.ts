import { env } from './env'

/** The bucket of the pictures, with the settings of the S3 client; `undefined` for a folder. */
export function findS3Settings() {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_REGION) return undefined
  return {
    bucket: S3_BUCKET,
    client: {
      region: S3_REGION,
      // Most S3-compatible services support only path-style URLs.
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      // Without keys, the client uses the IAM role of the machine.
      ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
        : {}),
    },
  }
}
