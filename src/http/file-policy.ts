import { filePolicy } from '@/config/security-headers'

/** Sets the content security policy of a response that is not a page. */
export function setFilePolicy(response: Response): Response {
  const type = response.headers.get('content-type') ?? ''
  response.headers.set('content-security-policy', filePolicy(type))
  return response
}
