import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type {
  RichBlock,
  RichCell,
  RichInline,
  RichList,
  RichSpan,
} from '@/contract/rich-text/rich-text'
import { RichText } from './rich-text'

const html = (...text: RichBlock[]) =>
  renderToStaticMarkup(<RichText text={text} />).replaceAll(/ class="[^"]*"/g, '')

const plain = (text: string): RichSpan => ({ type: 'text', text, marks: [] })
const paragraph = (...children: RichInline[]): RichBlock => ({ type: 'paragraph', children })
const link = (href: string, newTab = false): RichInline => ({
  type: 'link',
  href,
  newTab,
  children: [plain('here')],
})

describe('inline text', () => {
  it('is escaped', () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    expect(html(paragraph(plain(hostile)))).toBe(
      '<div><p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p></div>',
    )
  })

  it('nests formatting and renders line breaks', () => {
    const both: RichInline = { type: 'text', text: 'x', marks: ['bold', 'italic'] }
    expect(html(paragraph(both, { type: 'break' }, plain('y')))).toBe(
      '<div><p><strong><em>x</em></strong><br/>y</p></div>',
    )
  })

  it('opens other sites in a new tab without opener or referrer', () => {
    expect(html(paragraph(link('https://a.example/')))).toContain(
      '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">here<span> (opens in a new tab)</span></a>',
    )
    expect(html(paragraph(link('/builders', true)))).toContain('target="_blank"')
  })

  it.each(['/builders', '#taxes', 'mailto:a@b.example', 'tel:+12105550100'])(
    'opens %s in the same tab',
    (href) => {
      expect(html(paragraph(link(href)))).toBe(`<div><p><a href="${href}">here</a></p></div>`)
    },
  )
})

it('rich text begins only a paragraph of several lines with a drop cap', () => {
  const opening = (text: string) =>
    renderToStaticMarkup(<RichText text={[paragraph(link('/'), plain(text))]} dropCap />)
  expect(opening('Long. '.repeat(40))).toContain('drop-cap')
  expect(opening('Two words.')).not.toContain('drop-cap')
})

it('rich text renders headings with IDs, quotes and rules', () => {
  expect(
    html(
      { type: 'heading', level: 3, id: 'taxes', children: [plain('Taxes')] },
      { type: 'quote', children: [plain('Look twice.')] },
      { type: 'rule' },
    ),
  ).toBe('<div><h3 id="taxes">Taxes</h3><blockquote>Look twice.</blockquote><hr/></div>')
})

it('rich text renders an ordered list with its start number and nested lists', () => {
  const inner: RichList = {
    type: 'list',
    ordered: false,
    start: 1,
    children: [{ type: 'item', children: [plain('inner')] }],
  }
  const list: RichList = {
    type: 'list',
    ordered: true,
    start: 4,
    children: [{ type: 'item', children: [plain('four'), inner] }],
  }
  expect(html(list)).toBe('<div><ol start="4"><li>four<ul><li>inner</li></ul></li></ol></div>')
})

it('rich text sets the scope of table headers', () => {
  const cell = (text: string, scope: RichCell['scope'], colSpan = 1): RichCell => ({
    type: 'cell',
    scope,
    colSpan,
    rowSpan: 1,
    children: [plain(text)],
  })
  const header = [cell('Stage', 'col'), cell('Weeks', 'col', 2)]
  const slab = [cell('Slab', 'row'), cell('2', null), cell('4', null)]
  const table = html({
    type: 'table',
    children: [
      { type: 'row', isHead: true, children: header },
      { type: 'row', isHead: false, children: slab },
    ],
  })
  expect(table).toContain('<thead><tr><th scope="col">Stage</th><th scope="col" colSpan="2">')
  expect(table).toContain('<tbody><tr><th scope="row">Slab</th><td>2</td><td>4</td></tr></tbody>')
})

it('rich text renders an image in its aspect ratio with its caption', () => {
  const picture = { src: '/media/a.webp', alt: 'A trail', width: 1600, height: 760 }
  const figure = html({ type: 'picture', ...picture, caption: 'A path.' })
  expect(figure).toMatch(/<img src="\/media\/a.webp" alt="A trail" width="1600" height="760"/)
  expect(figure).toContain('<figcaption>A path.</figcaption></figure>')
  expect(html({ type: 'picture', ...picture, caption: null })).not.toContain('figcaption')
})
