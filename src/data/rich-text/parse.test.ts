import { describe, expect, it } from 'vitest'
import type { CommunitySummary } from '@/contract/communities/community'
import { toRichText } from './parse'
import * as stored from './stored.fixture'

const { paragraph, text, heading, link, list, item, table, row, cell } = stored

const parse = (...nodes: Parameters<typeof stored.lexical>) =>
  toRichText(stored.lexical(...nodes), new Map())

const plain = (value: string) => ({ type: 'text', text: value, marks: [] })

const photo = {
  id: 7,
  filename: 'trail 5.webp',
  alt: 'A trail',
  mimeType: 'image/webp',
  width: 1600,
  height: 760,
}

const published = { slug: 'here', _status: 'published' }

describe('inline text', () => {
  it('preserves formatting and line breaks', () => {
    const nodes = [text('a'), text('b', 1), stored.lineBreak, text('c', 2 + 4 + 8)]
    expect(parse(paragraph(...nodes))).toEqual([
      {
        type: 'paragraph',
        children: [
          plain('a'),
          { type: 'text', text: 'b', marks: ['bold'] },
          { type: 'break' },
          { type: 'text', text: 'c', marks: ['italic', 'strike', 'underline'] },
        ],
      },
    ])
  })

  it('leaves out empty paragraphs', () => {
    expect(parse(paragraph(), paragraph(text('  ')), stored.quote(text('')))).toEqual([])
  })

  it('supports code, subscript and superscript', () => {
    const [block] = parse(paragraph(text('x', 16), text('2', 32), text('3', 64)))
    const marks = block?.type === 'paragraph' ? block.children : []
    expect(marks.map((part) => part.type === 'text' && part.marks)).toEqual([
      ['code'],
      ['sub'],
      ['sup'],
    ])
  })
})

describe('links', () => {
  it('preserve their target and the new-tab option', () => {
    const nodes = [link('https://a.example', 'A'), link('/builders', 'B', true)]
    expect(parse(paragraph(...nodes))).toMatchObject([
      {
        children: [
          { type: 'link', href: 'https://a.example', newTab: false, children: [plain('A')] },
          { type: 'link', href: '/builders', newTab: true, children: [plain('B')] },
        ],
      },
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'nowhere'])(
    'to %s become plain text',
    (url) => {
      expect(parse(paragraph(link(url, 'read me')))).toEqual([
        { type: 'paragraph', children: [plain('read me')] },
      ])
    },
  )

  it.each([
    ['communities', published, '/communities/here'],
    ['builders', published, '/builders/here'],
    ['blog-posts', published, '/blog/here'],
    ['resources', { ...published, category: 'videos-tours' }, '/resources/videos-tours/here'],
  ])('to a document of %s point to its page', (collection, value, href) => {
    const node = stored.documentLink(collection, value, 'there')
    expect(parse(paragraph(node))).toMatchObject([{ children: [{ type: 'link', href }] }])
  })

  it.each([
    ['users', published],
    ['communities', { slug: 'here', _status: 'draft' }],
    ['communities', 12],
    ['communities', null],
    ['resources', published],
  ])('to a document without a public page become plain text: %s, %j', (collection, value) => {
    const node = stored.documentLink(collection, value, 'there')
    expect(parse(paragraph(node))).toMatchObject([{ children: [plain('there')] }])
  })
})

describe('headings', () => {
  it('get unique ids that do not conflict with ids of the page', () => {
    const nodes = ['Taxes & fees', 'Taxes and fees', 'Main', '***'].map((value) =>
      heading('h2', text(value)),
    )
    const ids = parse(...nodes).map((block) => block.type === 'heading' && block.id)
    expect(ids).toEqual(['taxes-and-fees', 'taxes-and-fees-2', 'main-2', 'section'])
  })

  it('are limited to levels two to four', () => {
    const nodes = ['h1', 'h2', 'h3', 'h4', 'h6', 'script'].map((tag) => heading(tag, text('x')))
    const levels = parse(...nodes).map((block) => block.type === 'heading' && block.level)
    expect(levels).toEqual([2, 2, 3, 4, 4, 4])
  })
})

describe('lists', () => {
  it('preserve their type and start number, and nest a list in the item before it', () => {
    const inner = list('bullet', [item(text('inner'))])
    const outer = list('number', [item(text('one')), item(inner), item(text('two'))], 3)
    expect(parse(outer)).toEqual([
      {
        type: 'list',
        ordered: true,
        start: 3,
        children: [
          {
            type: 'item',
            children: [
              plain('one'),
              {
                type: 'list',
                ordered: false,
                start: 1,
                children: [{ type: 'item', children: [plain('inner')] }],
              },
            ],
          },
          { type: 'item', children: [plain('two')] },
        ],
      },
    ])
  })

  it('are left out when they are empty', () => {
    expect(parse(list('bullet', []), list('bullet', [item()]))).toEqual([])
  })
})

describe('tables', () => {
  it('separate header rows from the body, and the paragraphs of a cell by line breaks', () => {
    const two = cell(0, paragraph(text('a')), paragraph(text('b')))
    const nodes = [
      row(cell(1, paragraph(text('Stage'))), cell(1, paragraph(text('Weeks')))),
      row(cell(2, paragraph(text('Slab'))), two),
    ]
    const one = { type: 'cell', colSpan: 1, rowSpan: 1 }
    expect(parse(table(...nodes))).toEqual([
      {
        type: 'table',
        children: [
          {
            type: 'row',
            isHead: true,
            children: [
              { ...one, scope: 'col', children: [plain('Stage')] },
              { ...one, scope: 'col', children: [plain('Weeks')] },
            ],
          },
          {
            type: 'row',
            isHead: false,
            children: [
              { ...one, scope: 'row', children: [plain('Slab')] },
              { ...one, scope: null, children: [plain('a'), { type: 'break' }, plain('b')] },
            ],
          },
        ],
      },
    ])
  })

  it('limit the number of spanned cells', () => {
    const wide = { ...cell(0, paragraph(text('x'))), colSpan: 1e9, rowSpan: -1 }
    expect(parse(table(row(wide)))).toMatchObject([
      { children: [{ children: [{ colSpan: 1, rowSpan: 1 }] }] },
    ])
  })
})

describe('images', () => {
  it('preserve their dimensions, alt text and caption', () => {
    expect(parse(stored.upload(photo, ' A path. '))).toEqual([
      {
        type: 'picture',
        src: '/media/trail%205.webp',
        alt: 'A trail',
        caption: 'A path.',
        width: 1600,
        height: 760,
      },
    ])
    expect(parse(stored.upload(photo))).toMatchObject([{ caption: null }])
  })

  it.each([
    ['a file that is not an image', { ...photo, mimeType: 'application/pdf' }],
    ['a deleted image', null],
    ['an image that is not populated', 7],
  ])('do not include %s', (_, value) => {
    expect(parse(stored.upload(value))).toEqual([])
  })
})

describe('community cards', () => {
  const community = { id: '5', name: 'Villa Serena' } as CommunitySummary
  const communities = new Map([['5', community]])

  it.each([[5], [{ id: 5, name: 'as populated', secret: 1 }]])(
    'show the published community for %j',
    (v) => {
      const content = stored.lexical(stored.communityCard(v))
      expect(toRichText(content, communities)).toEqual([{ type: 'community', community }])
    },
  )

  it.each([[6], [null], ['x'], [{ id: 6 }]])('are left out for %j, which is not published', (v) => {
    expect(toRichText(stored.lexical(stored.communityCard(v)), communities)).toEqual([])
  })
})

describe('invalid content', () => {
  it.each([[null], [undefined], ['text'], [{}], [{ root: 1 }], [{ root: { children: 'x' } }]])(
    'is treated as empty: %j',
    (content) => {
      expect(toRichText(content, new Map())).toEqual([])
    },
  )

  it('is left out without affecting the rest', () => {
    const odd = [{ type: 'iframe', src: 'https://evil.example' }, 7, null, { children: [] }]
    const nodes = [...odd, stored.rule, { type: 'paragraph', children: [...odd, text('rest')] }]
    expect(toRichText({ root: { children: nodes } }, new Map())).toEqual([
      { type: 'rule' },
      { type: 'paragraph', children: [plain('rest')] },
    ])
  })
})
