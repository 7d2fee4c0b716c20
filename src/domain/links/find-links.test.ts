import { expect, it } from 'vitest'
import { findLinks, toOutboundUrl } from './find-links'

const OWN = 'guide.example'

const link = (fields: object) => ({
  type: 'link',
  fields,
  children: [{ type: 'text', text: 'Here' }],
})

it('the links of a document are those of its fields, of its rows and of its rich texts', () => {
  const document = {
    name: 'Casa Homes',
    website: 'https://casa.example',
    rows: [{ url: 'http://tour.example/3?m=1#start' }, { url: 'http://tour.example/3?m=1' }],
    content: {
      root: {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [
              link({ linkType: 'custom', url: 'www.city.example/tax' }),
              link({ linkType: 'internal', doc: { relationTo: 'pages', value: 4 } }),
            ],
          },
        ],
      },
    },
    note: 'See https://sentence.example for more.',
    image: null,
  }
  expect([...findLinks(document, OWN)]).toEqual([
    'https://casa.example/',
    'http://tour.example/3?m=1',
    'https://www.city.example/tax',
  ])
})

it.each([
  'https://guide.example/communities',
  '/communities',
  'tel:+12105550100',
  'mailto:ana@casa.example',
  'javascript:alert(1)',
  'ftp://casa.example/file',
  'https://ana:secret@casa.example/',
  'https://',
  `https://casa.example/${'a'.repeat(2000)}`,
])('%s is not a link to check', (text) => {
  expect(toOutboundUrl(text, OWN)).toBeNull()
})
