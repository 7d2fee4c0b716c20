import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import type { LeadContext } from '../lead-notice/context'
import { leadXml } from './lead-xml'

const context = {
  lead: {
    id: 17,
    createdAt: '2026-11-20T16:05:00.000Z',
    name: 'Ana <Buyer> & "Sons"',
    email: 'ana@example.com',
    phone: '(210) 555-0142',
    message: 'Is ]]> &amp; ok?\u0000\u0008\uD800\nÜber 😀',
    source: 'tour-request',
    interest: 'relocation',
    updatedAt: '',
    status: 'new',
  },
  community: { id: 3, name: 'Villa Serena', slug: 'villa-serena' },
  home: { id: 41, address: '214 Bluestem Run', slug: '214-bluestem-run', builderNumber: 'CC-0412' },
  plan: null,
  builder: { id: 5, name: 'Casa Clara', slug: 'casa-clara' },
  recipients: [],
  publisher: { name: 'The "Guide"', email: 'guide@guide.example', copiesBuyer: false },
} satisfies LeadContext

/** The texts and attributes of a document by their paths. Throws if it is not well-formed. */
function readXml(xml: string): Record<string, string> {
  const path: string[] = []
  const found: Record<string, string> = {}
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    for (const [key, value] of Object.entries(attributes)) found[`${path.join('/')}@${key}`] = value
  })
  parser.on('text', (text) => {
    if (text.trim() !== '') found[path.join('/')] = text
  })
  parser.on('closetag', () => path.pop())
  parser.write(xml).close()
  return found
}

it('the XML of a lead has the buyer, the property by the builder’s numbers, the builder and the guide', () => {
  expect(readXml(leadXml(context, 'https://guide.example'))).toEqual({
    'adf/prospect/id': '17',
    'adf/prospect/id@sequence': '1',
    'adf/prospect/id@source': 'The "Guide"',
    'adf/prospect/requestdate': '2026-11-20T16:05:00.000Z',
    'adf/prospect/property/SubdivisionName': 'Villa Serena',
    'adf/prospect/property/SpecNumber': 'CC-0412',
    'adf/prospect/property/SpecAddress': '214 Bluestem Run',
    'adf/prospect/property/url':
      'https://guide.example/communities/villa-serena/homes/214-bluestem-run',
    'adf/prospect/customer/contact/name': 'Ana <Buyer> & "Sons"',
    'adf/prospect/customer/contact/name@part': 'full',
    'adf/prospect/customer/contact/email': 'ana@example.com',
    'adf/prospect/customer/contact/phone': '(210) 555-0142',
    'adf/prospect/customer/contact/phone@type': 'voice',
    'adf/prospect/customer/interest': 'relocation',
    'adf/prospect/customer/comments': 'Is ]]> &amp; ok?\nÜber 😀',
    'adf/prospect/vendor/vendorname': 'Casa Clara',
    'adf/prospect/provider/name': 'The "Guide"',
    'adf/prospect/provider/url': 'https://guide.example',
  })
})

it('the XML of a lead without a community has no property', () => {
  const xml = leadXml({ ...context, community: null, home: null }, 'https://guide.example')
  expect(Object.keys(readXml(xml)).filter((path) => path.includes('property'))).toEqual([])
})
