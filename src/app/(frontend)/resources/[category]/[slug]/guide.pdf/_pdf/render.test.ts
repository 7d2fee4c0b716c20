import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { aResourceDetail } from '@/contract/resources/resource.fixture'
import type {
  RichBlock,
  RichCell,
  RichInline,
  RichList,
  RichRow,
  RichSpan,
} from '@/contract/rich-text/rich-text'
import { renderGuide } from './render'
import { colors } from './styles'

const site = { name: 'The Guide', url: 'https://guide.example' }

const plain = (text: string): RichSpan => ({ type: 'text', text, marks: [] })
const paragraph = (...children: RichInline[]): RichBlock => ({ type: 'paragraph', children })
const heading = (id: string): RichBlock => ({
  type: 'heading',
  level: 2,
  id,
  children: [plain(id)],
})
const link = (href: string): RichInline => ({
  type: 'link',
  href,
  newTab: false,
  children: [plain('here')],
})

async function pdf(content: RichBlock[], pictures = new Map<string, Buffer>()): Promise<string> {
  const entry = aResourceDetail({ title: 'Łódź (and “more”)', content })
  return (await renderGuide({ entry, site, pictures })).toString('latin1')
}

const countPages = (file: string) => file.match(/\/Type \/Page\b/g)?.length
const findFonts = (file: string) => new Set(file.match(/\/BaseFont \/\S+/g))

it('the PDF of a guide has its title, language and date, for any title', async () => {
  const file = await pdf([paragraph(plain('Words.'))])
  expect(file.slice(0, 5)).toBe('%PDF-')
  expect(countPages(file)).toBe(1)
  expect(file).toContain('/Lang (en-US)')
  expect(file).toContain('(D:20260502120000Z)')
  expect(file).toContain('/MediaBox [0 0 612 792]')
})

it('the PDF of a guide contains absolute links and links to its headings, but no unsafe links', async () => {
  const file = await pdf([
    paragraph(link('/builders?tier=local'), link('https://a.example/'), link('javascript:x()')),
    ...['One', 'Two', 'Three'].map(heading),
  ])
  const uris = [...file.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri]) => uri)
  expect(new Set(uris)).toEqual(
    new Set([
      'https://guide.example/resources/mortgage-financing/closing-costs',
      'https://guide.example/builders?tier=local',
      'https://a.example/',
    ]),
  )
  expect(file).toContain('/D (Two)')
})

it('the PDF of a guide embeds each font once, and no system fonts', async () => {
  const bold: RichInline = { type: 'text', text: 'bold ', marks: ['bold'] }
  const foreign = '日本語 العربية Ω 🏡👨‍👩‍👧 Tiếng \u0007'
  const text = Array.from({ length: 30 }, () => paragraph(plain(foreign), bold, link('/a')))
  const names = [...findFonts(await pdf([heading('A'), ...text]))].map((name) =>
    name.replace(/.*\+/, ''),
  )
  expect(names.sort()).toEqual([
    'FigtreeBold',
    'FigtreeRegular',
    'FrauncesExtHeading',
    'FrauncesHeading',
  ])
})

it('the PDF of a guide embeds images, and leaves out missing ones', async () => {
  const grey = { width: 60, height: 30, channels: 3, background: '#808080' } as const
  const photo = await sharp({ create: grey }).jpeg().toBuffer()
  const picture: RichBlock = {
    type: 'picture',
    src: '/media/a.webp',
    alt: '',
    caption: 'A path.',
    width: 60,
    height: 30,
  }
  expect(await pdf([picture], new Map([['/media/a.webp', photo]]))).toContain('/DCTDecode')
  expect(await pdf([picture])).not.toContain('/DCTDecode')
})

it('the PDF of a guide shows every block, with nested lists, wide tables and very long words', async () => {
  const cell = (text: string, colSpan = 1, rowSpan = 1): RichCell => ({
    type: 'cell',
    scope: null,
    colSpan,
    rowSpan,
    children: [plain(text)],
  })
  const row = (isHead: boolean, ...children: RichCell[]): RichRow => ({
    type: 'row',
    isHead,
    children,
  })
  const nested: RichList = {
    type: 'list',
    ordered: false,
    start: 1,
    children: [{ type: 'item', children: [plain('inner')] }],
  }
  const file = await pdf([
    { type: 'quote', children: [plain('Look twice.')] },
    { type: 'rule' },
    {
      type: 'list',
      ordered: true,
      start: 4,
      children: [{ type: 'item', children: [plain('four'), nested] }],
    },
    {
      type: 'table',
      children: [
        row(true, cell('a', 2), cell('b')),
        row(false, cell('c', 1, 2), cell('d'), cell('e '.repeat(4000))),
        row(false, cell('f'), cell('g')),
      ],
    },
    paragraph(plain('x'.repeat(5000))),
    paragraph(),
  ])
  expect(countPages(file)).toBeGreaterThan(3)
})

it('a PDF of a hundred pages renders without warnings', { timeout: 60_000 }, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const words = 'the lender and the survey '.repeat(40)
  const chapter = (index: number) => [
    heading(`h${index}`),
    ...Array(8).fill(paragraph(plain(words))),
  ]
  const file = await pdf(Array.from({ length: 40 }, (_, index) => chapter(index)).flat())
  expect(countPages(file)).toBeGreaterThan(90)
  expect(warn).not.toHaveBeenCalled()
})

it('the PDF of a guide uses the colors of the style sheet', () => {
  const css = readFileSync('src/app/(frontend)/globals.css', 'utf8')
  for (const [name, value] of Object.entries(colors)) {
    expect(css).toContain(`--color-${name}: ${value};`)
  }
})
