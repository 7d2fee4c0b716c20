import type { APIRequestContext, APIResponse } from '@playwright/test'
import {
  type ApiRequest,
  findHeader,
  findResponse,
  formatUrl,
  getContent,
  getExample,
  listCalls,
} from '../../../src/http/openapi/document-reader'
import type { OpenApiDocument, ResponseObject } from '../../../src/http/openapi/types'
import { createCheck } from '../../../src/http/openapi/validator.fixture'
import { test as base, expect } from '../fixtures'
import { admin as account } from '../setup/prepared-folder'
import { asAdmin } from '../staff'

interface Tools {
  /** An anonymous client; requests are authenticated only by the headers they pass. */
  readonly request: APIRequestContext
  /** The API key headers of an editor; empty for public operations. */
  readonly editor: ApiRequest['headers']
  /** Creates an account and returns its API key headers. */
  readonly createKey: (role: KeyRole) => Promise<ApiRequest['headers']>
}

/** Derives a request from the example of an operation. */
type Recipe = (options: ApiRequest, tools: Tools) => ApiRequest | Promise<ApiRequest>

/** Copies a request with other parameters, headers or body fields. */
function changed(call: ApiRequest, change: Partial<ApiRequest>): ApiRequest {
  return {
    ...call,
    ...change,
    parameters: { ...call.parameters, ...change.parameters },
    headers: { ...call.headers, ...change.headers },
    ...(call.body ? { body: { ...Object(call.body), ...Object(change.body) } } : {}),
  }
}

const by =
  (change: Partial<ApiRequest>): Recipe =>
  (call) =>
    changed(call, change)

function send(request: APIRequestContext, call: ApiRequest): Promise<APIResponse> {
  const { method, headers, body } = call
  const data = body === undefined ? {} : { data: Buffer.from(JSON.stringify(body)) }
  return request.fetch(formatUrl(call), { method, headers, ...data })
}

type KeyRole = 'editor' | 'contributor'

/** Creates an account with an API key and returns the headers. */
async function keyHeaders(
  request: APIRequestContext,
  headers: ApiRequest['headers'],
  role: KeyRole,
): Promise<ApiRequest['headers']> {
  const created = await request.post('/cms/api/users', {
    headers,
    data: {
      name: 'A program',
      role,
      email: `program-${crypto.randomUUID().slice(0, 8)}@staff.example`,
      password: crypto.randomUUID(),
    },
  })
  expect(created.status()).toBe(201)
  const { doc } = await created.json()
  const made = await request.post(`/cms/api/users/${doc.id}/api-key`, {
    headers,
    data: { currentPassword: account.password },
  })
  const { apiKey } = await made.json()
  return { authorization: `users API-Key ${apiKey}` }
}

/** Publishes an event through Payload's REST API and returns its id. */
async function createEvent({ request, editor }: Tools, event: object): Promise<string> {
  const data = { ...event, _status: 'published' }
  const created = await request.post('/cms/api/events', { headers: editor, data })
  expect(created.status(), await created.text()).toBe(201)
  const { doc } = (await created.json()) as { doc: { id: number } }
  return String(doc.id)
}

const anEvent = (title: string, eventDate: string) => ({
  title: `${title} ${crypto.randomUUID().slice(0, 8)}`,
  eventType: 'open-house',
  eventDate,
})

/** Adapts the examples of staff and partners: credentials, and a new event to delete. */
const preparations: Readonly<Record<string, Recipe>> = {
  deleteEvent: async (call, tools) => {
    const id = await createEvent(tools, anEvent('To be deleted', '2040-01-02T16:00:00Z'))
    return changed(call, { parameters: { id }, headers: tools.editor })
  },
  cleanUpEvents: (call, { editor }) => changed(call, { headers: editor }),
  exportListings: (call, { editor }) => changed(call, { headers: editor }),
  exportFeed: (call, { editor }) => changed(call, { headers: editor }),
}

/** Reuses an idempotency key with another body. */
const withUsedKey: Recipe = async (call, { request }) => {
  const keyed = changed(call, { headers: { 'idempotency-key': crypto.randomUUID() } })
  expect((await send(request, keyed)).status()).toBe(201)
  return changed(keyed, { body: { message: 'Another message under the same key.' } })
}

/** A slug and an id that do not exist. */
const noSlug = { slug: 'none-of-this-name' }
const noId = { id: '999999999' }

const any = { 405: by({ method: 'PUT' }) }
const list = { ...any, 400: by({ parameters: { limit: 0 } }) }
const count = { ...any, 400: by({ parameters: { monthly: 0 } }) }
const bySlug = { ...any, 404: by({ parameters: noSlug }) }
const fromAnotherSite = by({ headers: { origin: 'https://elsewhere.example' } })
const asStranger: Recipe = (call) => ({ ...call, headers: {} })
const asContributor: Recipe = async (call, { createKey }) => ({
  ...call,
  headers: await createKey('contributor'),
})
const forStaff = { ...any, 401: asStranger, 403: fromAnotherSite }
const form = {
  ...any,
  400: by({ body: { email: 'nobody' } }),
  403: fromAnotherSite,
  413: by({ body: { message: 'long '.repeat(8000) } }),
  415: by({ headers: { 'content-type': 'text/plain' } }),
}

/**
 * How to trigger each documented error of each operation. An error without a recipe fails the test.
 */
const recipes: Readonly<Record<string, Readonly<Record<string, Recipe>>>> = {
  getStats: any,
  listCommunities: list,
  listFeaturedCommunities: any,
  getCommunity: bySlug,
  listPlansOfCommunity: bySlug,
  getPlan: bySlug,
  listHomesOfCommunity: bySlug,
  getHome: bySlug,
  listPlans: list,
  countPlans: count,
  listHomes: list,
  countHomes: count,
  mapHomes: count,
  listPricesOfCommunity: bySlug,
  listPricesOfPlan: bySlug,
  listPricesOfHome: bySlug,
  getHistoryOfHome: bySlug,
  exportListings: { ...any, 401: asStranger, 403: asContributor },
  exportFeed: { ...any, 401: asStranger, 403: asContributor },
  getListings: { ...any, 400: by({ parameters: { items: 'x1' } }) },
  mapCommunities: any,
  mapSchools: any,
  listCommunityColumns: any,
  listBuilders: list,
  getBuilder: bySlug,
  getRecordOfBuilder: bySlug,
  listRealtors: any,
  listBlogPosts: list,
  getBlogPost: bySlug,
  listEvents: list,
  eventsCalendar: any,
  eventCalendar: { ...any, 404: by({ parameters: noId }) },
  deleteEvent: { ...forStaff, 404: by({ parameters: noId }) },
  cleanUpEvents: forStaff,
  createLead: { ...form, 409: withUsedKey, 422: by({ body: { communityId: noId.id } }) },
  subscribe: form,
  getFormToken: any,
  getOpenApi: any,
  isLive: any,
  isReady: any,
}

/** Errors that cannot be triggered here, and where they are tested. */
const elsewhere: Readonly<Record<string, string>> = {
  429: 'the limits are off here: tests/e2e/extended/api/hostile-requests.spec.ts',
  500: 'nothing a caller sends leads to it: tests/int/core/leads/leads-api.test.ts',
  503: 'the database is there: tests/int/extended/api/unavailable.test.ts',
}

async function fetchDescription(request: APIRequestContext): Promise<OpenApiDocument> {
  return (await request.get('/api/openapi.json')).json()
}

/** Expects all documented headers, and `Cache-Control` as in its example. */
function expectHeaders(
  document: OpenApiDocument,
  documented: ResponseObject,
  response: APIResponse,
  missing: readonly string[],
) {
  const sent = response.headers()
  for (const [name, header] of Object.entries(documented.headers ?? {})) {
    if (missing.includes(name)) continue
    const value = sent[name.toLowerCase()]
    expect(value, name).toBeTruthy()
    if (name === 'Cache-Control') expect(value).toBe(findHeader(document, header)?.example)
  }
}

/** Expects the documented content type and schema, without additional properties. */
async function expectBody(
  description: OpenApiDocument,
  documented: ResponseObject,
  response: APIResponse,
) {
  const [type, media] = getContent(documented) ?? []
  if (type === undefined || media === undefined) {
    expect(await response.text()).toBe('')
    return
  }
  expect(response.headers()['content-type']?.split(';')[0]).toBe(type)
  const value: unknown = type.endsWith('json') ? await response.json() : await response.text()
  expect(createCheck(description, 'exact')(media.schema, value)).toEqual([])
}

/**
 * Creates a past event for the cleanup, and afterwards restores the other past events from the trash,
 * because other tests read them at the same time.
 */
async function keepingPastEvents(tools: Tools, cleanUp: () => Promise<void>) {
  const { request, editor: headers } = tools
  const params = { depth: 0, limit: 100, 'where[eventDate][less_than]': new Date().toISOString() }
  const past = await request.get('/cms/api/events', { headers, params })
  const { docs } = (await past.json()) as { docs: { id: number; _status: string }[] }
  await createEvent(tools, anEvent('Long over', '2020-01-02T16:00:00Z'))
  try {
    await cleanUp()
  } finally {
    for (const { id, _status } of docs) {
      const found = await request.get(`/cms/api/events/${id}`, { headers })
      if (found.status() !== 404) continue
      const restored = await request.patch('/cms/api/events', {
        headers,
        params: { trash: true, 'where[id][equals]': id },
        data: { deletedAt: null, _status },
      })
      expect(restored.status(), await restored.text()).toBe(200)
    }
  }
}

/** The site of the walk is `baseURL`. */
export const contractTest = base.extend<{
  /** Authorization headers of an admin of the site. */
  readonly admin: ApiRequest['headers']
  /** Documented headers that the site does not send. */
  readonly missingHeaders: readonly string[]
}>({
  // Playwright requires a destructured first argument.
  missingHeaders: async ({ browserName: _ }, use) => use([]),
  admin: async ({ browserName: _ }, use) => use(asAdmin()),
})

/** Declares a test for each operation of the API: all its documented responses. */
export function walkContract(test: typeof contractTest): void {
  test('all documented operations are tested here, and no others', async ({ request }) => {
    const ids = [...listCalls(await fetchDescription(request)).keys()]
    expect(ids.sort()).toEqual(Object.keys(recipes).sort())
  })

  for (const [id, ways] of Object.entries(recipes)) {
    test(`${id} responds as documented`, async ({
      request,
      playwright,
      baseURL,
      admin,
      missingHeaders,
    }) => {
      const description = await fetchDescription(request)
      const described = listCalls(description).get(id)
      if (!described) throw new Error(`${id} is not described`)
      const { call, method } = described
      // A separate context, because signing in sets a cookie that strangers do not send.
      const createKey = async (role: KeyRole) => {
        const signIn = await playwright.request.newContext({ baseURL })
        const headers = await keyHeaders(signIn, admin, role)
        await signIn.dispose()
        return headers
      }
      const editor = call.security.length > 0 ? await createKey('editor') : {}
      const tools = { request, editor, createKey }
      const example = getExample(described)
      const prepared = (await preparations[id]?.(example, tools)) ?? example

      /** Sends a request and compares the response with the documentation of the status. */
      const expectResponse = async (status: string, sent: ApiRequest): Promise<APIResponse> => {
        const documented = findResponse(description, described, status)
        if (!documented) throw new Error(`${status} of ${id} leads nowhere`)
        const response = await send(request, sent)
        expect(response.status(), await response.text()).toBe(Number(status))
        expectHeaders(description, documented, response, missingHeaders)
        await expectBody(description, documented, response)
        return response
      }

      for (const status of Object.keys(call.responses).filter((each) => !(each in elsewhere))) {
        await test.step(status, async () => {
          if (status.startsWith('2')) {
            const work = async () => void (await expectResponse(status, prepared))
            return id === 'cleanUpEvents' ? keepingPastEvents(tools, work) : work()
          }
          if (status === '304') {
            // Retries, because other tests change the content and with it the ETag.
            return expect(async () => {
              const { etag = '' } = (await send(request, prepared)).headers()
              await expectResponse(
                status,
                changed(prepared, { headers: { 'if-none-match': etag } }),
              )
            }).toPass()
          }
          const recipe = ways[status]
          if (!recipe) throw new Error(`There is no recipe for ${status} of ${id}`)
          const response = await expectResponse(status, await recipe(prepared, tools))
          const documented = findResponse(description, described, status)
          const examples = Object.values((documented && getContent(documented)?.[1].examples) ?? {})
          // The allowed methods differ between paths; other errors equal a documented example.
          if (status === '405') expect(response.headers().allow).toContain(method)
          else expect(examples.map(({ value }) => value)).toContainEqual(await response.json())
        })
      }
    })
  }
}
