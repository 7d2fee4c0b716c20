import type { BucketSettings } from '../backup/bucket'
import { diskSentences } from '../backup/explain-failure'
import { getErrorCode, LaunchError } from '../console'

const rights = ({ name }: BucketSettings) =>
  `The keys may not do this in the bucket ${name}: they need s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject.`

const wrongKeys = (bucket: BucketSettings) =>
  `${getService(bucket)} does not accept the keys: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`

const wrongRegion = ({ name }: BucketSettings) =>
  `The bucket ${name} is in another region: correct S3_REGION.`

const unreachable = (bucket: BucketSettings) =>
  `${getService(bucket)} cannot be reached: correct S3_ENDPOINT or the network.`

/** By the code of the service, or the one of the network. */
const sentences: Readonly<Record<string, (bucket: BucketSettings) => string>> = {
  NoSuchBucket: (bucket) =>
    `${getService(bucket)} has no bucket ${bucket.name}: create it, or correct S3_BUCKET and S3_REGION.`,
  AccessDenied: rights,
  AllAccessDisabled: rights,
  InvalidAccessKeyId: wrongKeys,
  SignatureDoesNotMatch: wrongKeys,
  PermanentRedirect: wrongRegion,
  AuthorizationHeaderMalformed: wrongRegion,
  CredentialsProviderError: () =>
    'This machine has no role, and there are no keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ETIMEDOUT: unreachable,
  TimeoutError: unreachable,
}

const getService = ({ endpoint, region }: BucketSettings) => endpoint ?? `Amazon S3 in ${region}`

/** What an error of a file in a folder or a bucket means, with what to do. */
export function explainFileFailure(error: unknown, bucket: BucketSettings): string {
  if (error instanceof LaunchError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  const code = getErrorCode(error)
  const name = error instanceof Error ? error.name : ''
  return sentences[name]?.(bucket) ?? sentences[code]?.(bucket) ?? diskSentences[code] ?? message
}
