import {
  type AfterErrorHook,
  Forbidden,
  Locked,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload'
import { describeTrashed } from '@/collections/trashed-slug'
import { lockHolder } from '@/database/locks/lock-holder'
import { slugify } from '@/domain/text/slug'
import { isBadFilter, isBadValue, isMissingReference } from '@/lib/log/database-errors'
import { explainUnavailable } from '@/payload-patches/rest/unavailable'

/** Payload's messages about a field, which are not clear without the field's name. */
const FIELD_MESSAGE = /^(This field |Value must be unique)/

/** The message for a value that must be unique, by field. */
const NOT_UNIQUE: Readonly<Record<string, string>> = {
  slug: 'This URL is already in use. Unlock the slug and enter another one.',
  from: 'A redirect from this URL already exists.',
  email: 'This email address is already on the list.',
}

const SIGNED_OUT = 'You are signed out. Sign in again in another tab, then try again here.'

/** Describes the document in the trash that has the refused slug, if the user may read it. */
async function findTrashed(
  { data: { collection, errors } }: ValidationError,
  { payload, user, data }: PayloadRequest,
): Promise<string | null> {
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  if (!config?.trash || errors[0]?.path !== 'slug') return null
  const { useAsTitle = 'id' } = config.admin
  // A slug that is not typed is generated from the title.
  const slugs = [data?.slug, data?.[useAsTitle]].flatMap((text) =>
    typeof text === 'string' ? slugify(text) : [],
  )
  const { docs } = await payload.find({
    collection: config.slug,
    where: { slug: { in: slugs }, deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    user,
    overrideAccess: false,
  })
  const [found] = docs
  if (!found) return null
  const title: unknown = Object.entries(found).find(([name]) => name === useAsTitle)?.[1]
  return describeTrashed(config.slug, found.id, String(title))
}

/**
 * Adds the reason to an error for which Payload names only the field. A message next to the field
 * is not always visible, for example on the account page. Payload's notification shows what follows
 * a colon as a list, so a reason with a colon, such as in `https://`, is only shown at the field.
 */
const explainInvalidField: AfterErrorHook = async ({ error, req, result }) => {
  if (!(error instanceof ValidationError) || !result) return
  const [reason, ...others] = error.data.errors
  if (!reason || others.length > 0) return
  const isNotUnique = reason.message === req.t('error:valueMustBeUnique')
  const message =
    (isNotUnique && ((await findTrashed(error, req)) ?? NOT_UNIQUE[reason.path])) || reason.message
  if (FIELD_MESSAGE.test(message)) return
  const [first] = result.errors
  const data = { ...error.data, errors: [{ ...reason, message }] }
  const notification = message.includes(':') ? first?.message : message
  return { response: { ...result, errors: [{ ...first, data, message: notification }] } }
}

/**
 * A session may expire during editing: the message must help users to save their work elsewhere.
 */
const explainSignedOut: AfterErrorHook = ({ error, req, result }) => {
  if (!(error instanceof Forbidden) || req.user || !result) return
  return { response: { ...result, errors: [{ message: SIGNED_OUT }] } }
}

const MISSING_REFERENCE =
  'A selected document was deleted by another user, so your changes were not saved. Reload the page to see what is missing.'

/**
 * A colleague may have deleted the document that was just selected, which is not an error of the
 * server.
 */
const explainMissingReference: AfterErrorHook = ({ error }) =>
  isMissingReference(error)
    ? { status: 409, response: { errors: [{ message: MISSING_REFERENCE }] } }
    : undefined

const BAD_VALUE = 'The URL or the filter contains an invalid value.'

/**
 * Manual requests may send ids that no row can have, such as text for a number, which is a client
 * error.
 */
const explainBadValue: AfterErrorHook = ({ error }) =>
  isBadValue(error) ? { status: 400, response: { errors: [{ message: BAD_VALUE }] } } : undefined

const BAD_FILTER = 'The filter compares a field in a way that does not fit the field.'

const explainBadFilter: AfterErrorHook = ({ error, req }) =>
  req.query?.where && isBadFilter(error)
    ? { status: 400, response: { errors: [{ message: BAD_FILTER }] } }
    : undefined

const BAD_PART =
  'The file was not received. Its name may contain invalid characters: rename it and try again.'

/** The parser of uploads refuses a part whose header has control characters. */
const explainBadPart: AfterErrorHook = ({ error }) =>
  /^Malformed part header/.test(error.message)
    ? { status: 400, response: { errors: [{ message: BAD_PART }] } }
    : undefined

/** The name of the user who holds the lock of the request's document. */
async function findLockHolder({ payload, routeParams = {} }: PayloadRequest): Promise<string> {
  const { collection, global, id } = routeParams
  if (!global && id === undefined) return 'Another user'
  return lockHolder(
    payload,
    global
      ? { globalSlug: { equals: global } }
      : { 'document.relationTo': { equals: collection }, 'document.value': { equals: id } },
  )
}

/** Payload names the id of the document, but not the user who holds its lock. */
const explainLocked: AfterErrorHook = async ({ error, req, result }) => {
  if (!(error instanceof Locked) || !result) return
  const message = `${await findLockHolder(req)} is editing this document, so your changes were not saved. They are still in this form. Take over the document, or try again later.`
  return { response: { ...result, errors: [{ message }] } }
}

export const errorMessages: Plugin = (config) => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterError: [
      ...(config.hooks?.afterError ?? []),
      explainInvalidField,
      explainSignedOut,
      explainMissingReference,
      explainBadValue,
      explainBadFilter,
      explainBadPart,
      explainLocked,
      explainUnavailable,
    ],
  },
})
