import { expect, it } from 'vitest'
import { getCommunity, listCommunities } from '@/contract/communities/operations'
import { deleteEvent } from '@/contract/events/operations'
import { createLead } from '@/contract/leads/operations'
import { curlOf } from './curl'

const site = 'https://guide.example'

it('puts parameters in the path and the query', () => {
  expect(curlOf(getCommunity, site)).toBe(
    "curl 'https://guide.example/api/communities/slug/cibolo-ridge-preserve'",
  )
  expect(curlOf(listCommunities, site)).toContain('?city=Boerne&minPrice=300000&')
})

it('adds the method, authorization, idempotency key and content type when required', () => {
  expect(curlOf(deleteEvent, site)).toContain("curl -X DELETE 'https://guide.example/api/events/7'")
  expect(curlOf(deleteEvent, site)).toContain('API-Key')
  expect(curlOf(createLead, site)).toContain('Idempotency-Key')
  expect(curlOf(createLead, site)).toContain("-H 'Content-Type: application/json'")
})

it('quotes text for a shell', () => {
  const body = { ...createLead.example.body, message: "May we see the builder's model?" }
  const example = { ...createLead.example, body }
  expect(curlOf({ ...createLead, example }, site)).toContain("builder'\\''s model")
})
