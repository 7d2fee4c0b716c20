import { expect, it } from 'vitest'
import { openApiDocument } from '@/http/openapi/document'
import { type DescribedOperation, listCalls } from '@/http/openapi/document-reader'
import { toCurl } from './curl'

const document = { ...openApiDocument(), servers: [{ url: 'https://guide.example' }] }
const calls = listCalls(document)

function described(id: string): DescribedOperation {
  const found = calls.get(id)
  if (!found) throw new Error(`${id} is not described`)
  return found
}

it('toCurl puts parameters in the path and the query', () => {
  expect(toCurl(document, described('getCommunity'))).toBe(
    "curl 'https://guide.example/api/communities/slug/cibolo-ridge-preserve'",
  )
  expect(toCurl(document, described('listCommunities'))).toContain(
    '?city=Boerne&minPrice=300000&amenities=pools%2Ctrails&limit=2',
  )
})

it('toCurl adds the method, authorization, idempotency key and content type when required', () => {
  const deletion = toCurl(document, described('deleteEvent'))
  expect(deletion).toContain("curl -X DELETE 'https://guide.example/api/events/7'")
  expect(deletion).toContain("-H 'Authorization: users API-Key <key>'")
  const lead = toCurl(document, described('createLead'))
  expect(lead).toContain("-H 'Idempotency-Key: ")
  expect(lead).toContain("-H 'content-type: application/json'")
})

it('toCurl quotes text for a shell', () => {
  const { call, ...place } = described('createLead')
  const content = { 'application/json': { schema: {}, example: { message: "a builder's model" } } }
  const quoted = {
    ...place,
    call: { ...call, requestBody: { required: true as const, content } },
  }
  expect(toCurl(document, quoted)).toContain("a builder'\\''s model")
})
