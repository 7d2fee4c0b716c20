import { z } from 'zod/mini'

/** The response, or an error message for the user. */
export type ApiResult<Data> =
  | { readonly data: Data; readonly error?: never; readonly details?: never }
  | { readonly data?: never; readonly error: string; readonly details?: unknown }

/** The error format of Payload. */
const errorBody = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.optional(z.unknown()) })),
})

function sent(body: object | undefined): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

type Method = 'GET' | 'POST' | 'DELETE'

/** Sends a request, with a form or JSON if it has a body, to one of the guide's own endpoints of Payload's API. */
export async function callAdminApi(
  path: string,
  body?: object,
  method: Method = 'POST',
): Promise<ApiResult<Response>> {
  try {
    const response = await fetch(`/cms/api${path}`, { method, ...sent(body) })
    if (response.ok) return { data: response }
    const { data } = errorBody.safeParse(await response.json().catch(() => null))
    const [first] = data?.errors ?? []
    return {
      error: first?.message ?? `The server returned error ${response.status}.`,
      details: first?.data,
    }
  } catch {
    return { error: 'Could not reach the server. Please try again.' }
  }
}

/** Sends the same request and parses the response. */
export async function readAdminApi<Data>(
  path: string,
  shape: z.ZodMiniType<Data>,
  body?: object,
  method?: Method,
): Promise<ApiResult<Data>> {
  const result = await callAdminApi(path, body, method)
  if (!result.data) return result
  const { data } = shape.safeParse(await result.data.json().catch(() => null))
  if (data !== undefined) return { data }
  return {
    error:
      'The server’s response could not be read. Check whether the change was saved before you try again.',
  }
}
