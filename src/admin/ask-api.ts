import { apiRefusal } from '@/contract/lead-export'

/** What Payload's API answered to a `POST`, or a sentence that says why it did not. */
export type Asked = { readonly answer: Response } | { readonly refusal: string }

/** Sends a `POST` to one of the guide's own endpoints of Payload's API. */
export async function askApi(path: string, body: object): Promise<Asked> {
  try {
    const answer = await fetch(`/cms/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return { answer }
    const said = apiRefusal.safeParse(await answer.json())
    return { refusal: said.data?.errors[0]?.message ?? `The server answered ${answer.status}.` }
  } catch {
    return { refusal: 'The server cannot be reached. Please try again.' }
  }
}
