/** The title of the API. */
export const title = 'San Antonio New Home Guide'

export const introduction =
  'Everything the site shows, and the forms it sends, as JSON over HTTP, for the site and for other programs. Reads need no key.'

/** The description of the API as a whole. */
export const rules = [
  {
    name: 'Lists',
    text: 'A list is a bare array. Where it comes in pages, `limit` and `offset` choose one, and `X-Total-Count` says how many there are.',
  },
  {
    name: 'Values',
    text: 'Ids are strings. Times are in UTC, as `2026-11-28T16:00:00.000Z`. Prices are US dollars.',
  },
  {
    name: 'Parameters',
    text: 'Parameters and fields that a call does not know are ignored. One that it knows and cannot use is refused with 400, and named.',
  },
  {
    name: 'Methods',
    text: 'What answers GET answers HEAD as well. OPTIONS says what a path takes, in `Allow`; any other method is refused with 405.',
  },
  {
    name: 'Caches',
    text: 'Reads carry an `ETag`. Send it back in `If-None-Match`, and the answer is 304 without a body for as long as nothing has changed.',
  },
  {
    name: 'Errors',
    text: 'Every error is `application/problem+json` (RFC 9457): a title, the status, a sentence, and in `errors` each part that is wrong. Any call may answer 500, for a fault of the guide’s own.',
  },
  {
    name: 'Limits',
    text: 'Requests are counted by address. Too many are refused with 429, and `Retry-After` says how many seconds to wait.',
  },
  {
    name: 'Other sites',
    text: 'A write that another site’s page sends is refused with 403. Programs send no `Origin` and are welcome.',
  },
  {
    name: 'Staff',
    text: 'Some calls are for editors: sign in at the back office, whose cookie goes along, or send an API key of your account as `Authorization: users API-Key <key>`.',
  },
  {
    name: 'Support',
    text: 'Every answer has an `X-Request-Id`. Name it when you report a fault.',
  },
] as const

/** Descriptions of the tags, in the order of the reference. */
export const tags = {
  Guide: 'The guide as a whole.',
  Communities: 'New-home communities, what they cost and what they have.',
  Builders: 'Those who build in them.',
  Articles: 'What the newsroom writes.',
  Events: 'Grand openings, open houses, model tours.',
  Enquiries: 'Tour requests, messages and newsletter subscriptions.',
  Operations: 'For whoever watches the server, and for programs that read descriptions.',
} as const
