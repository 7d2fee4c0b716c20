import { z } from 'zod/mini'

/** The response, or an error message for the user. */
export type ApiResult<Answer> =
  | { readonly answer: Answer; readonly refusal?: never }
  | { readonly answer?: never; readonly refusal: string }

/** The error format of Payload. */
const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

function sent(body: object | undefined): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Sends a `POST`, of a form or of JSON, to one of the guide's own endpoints of Payload's API. */
export async function callAdminApi(
  path: string,
  body?: object,
  method: 'POST' | 'DELETE' = 'POST',
): Promise<ApiResult<Response>> {
  try {
    const answer = await fetch(`/cms/api${path}`, { method, ...sent(body) })
    if (answer.ok) return { answer }
    const { data } = refusal.safeParse(await answer.json().catch(() => null))
    return { refusal: data?.errors[0]?.message ?? `The server returned error ${answer.status}.` }
  } catch {
    return { refusal: 'Could not reach the server. Please try again.' }
  }
}

/** Sends the same request and parses the response. */
export async function readAdminApi<Answer>(
  path: string,
  shape: z.ZodMiniType<Answer>,
  body?: object,
): Promise<ApiResult<Answer>> {
  const result = await callAdminApi(path, body)
  if (!result.answer) return result
  const { data } = shape.safeParse(await result.answer.json().catch(() => null))
  if (data !== undefined) return { answer: data }
  return {
    refusal:
      'The server’s response could not be read. Check whether the change was saved before you try again.',
  }
}
