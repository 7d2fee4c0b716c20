/** The title of the API. */
export const title = 'San Antonio New Home Guide'

export const introduction =
  'The content of the site and its forms as JSON over HTTP, for the site and for other clients. Reading requires no key.'

/** The description of the API as a whole. */
export const rules = [
  {
    name: 'Lists',
    text: 'A list is a plain array. Where a list is paginated, `limit` and `offset` select a page, and `X-Total-Count` is the total number of items.',
  },
  {
    name: 'Values',
    text: 'Ids are strings. Times are in UTC, as `2026-11-28T16:00:00.000Z`. Prices are US dollars.',
  },
  {
    name: 'Parameters',
    text: 'Unknown parameters and fields are ignored. An invalid value returns 400 with the name of the parameter or field, and the values of a choice. Of a repeated parameter the last value counts.',
  },
  {
    name: 'Methods',
    text: 'Every path that supports GET also supports HEAD. OPTIONS returns the supported methods in `Allow`; any other method returns 405.',
  },
  {
    name: 'Caches',
    text: 'Responses to reads have an `ETag`. Send it in `If-None-Match` to get 304 without a body while the content is unchanged.',
  },
  {
    name: 'Errors',
    text: 'Every error is `application/problem+json` (RFC 9457) with a title, the status, a description, and the invalid fields in `errors`. Any request can return 500 after a server error.',
  },
  {
    name: 'Limits',
    text: 'Requests are limited per IP address. Requests over the limit return 429, and `Retry-After` is the number of seconds to wait.',
  },
  {
    name: 'Other sites',
    text: 'Writes from the pages of other sites return 403. Clients that send no `Origin`, such as scripts, are allowed.',
  },
  {
    name: 'Staff',
    text: 'Some requests require an editor’s access: sign in to the back office and send its cookie, or send your account’s API key as `Authorization: users API-Key <key>`.',
  },
  {
    name: 'Support',
    text: 'Every response has an `X-Request-Id`. Include it when you report a problem.',
  },
] as const

/** Descriptions of the tags, in the order of the reference. */
export const tags = {
  Guide: 'Information about the whole guide.',
  Communities: 'New-home communities with their prices and amenities.',
  'Plans and homes': 'What builders offer in a community, and single homes for sale.',
  Builders: 'Home builders.',
  Realtors: 'Featured realtors and their brokerages.',
  Articles: 'News and market reports.',
  Events: 'Grand openings, open houses, model tours.',
  'Listings for partners': 'Files of all published listings, for sites with a key.',
  Inquiries: 'Tour requests, messages and newsletter subscriptions.',
  Operations: 'Health checks and the API description.',
} as const
