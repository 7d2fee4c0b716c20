import config from '@payload-config'
import type { Block, Field, SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_SECRET = 'only-for-this-test-only-for-this-test'
  process.env.DATABASE_URL = 'postgres://127.0.0.1:1/never-connected'
})

/** Words that are written with a capital letter in the middle of a label. */
const names = new Set([
  'About',
  'American',
  'Brokerage',
  'Central',
  'Google',
  'Information',
  'San',
  'Antonio',
  'Services',
  'Texas',
  'Time',
])

interface Label {
  readonly place: string
  readonly text: string
}

/** The texts of a label, which may have a singular and a plural. */
function readTexts(label: unknown): string[] {
  if (typeof label === 'string') return [label]
  return typeof label === 'object' && label !== null ? Object.values(label).flatMap(readTexts) : []
}

const toLabels = (place: string, ...labels: readonly unknown[]): Label[] =>
  labels.flatMap(readTexts).map((text) => ({ place, text }))

/** Payload gives each block a name, which a block may hide. */
const isShownIn =
  ({ admin }: Block) =>
  (field: Field) =>
    !(admin?.disableBlockName && 'name' in field && field.name === 'blockName')

function labelsIn(fields: readonly Field[], place: string): Label[] {
  return fields.flatMap((field) => {
    // Parts of the form without a label of their own, and fields that are never shown.
    if (field.type === 'ui' || field.admin?.hidden) return []
    const here = 'name' in field ? `${place}.${field.name}` : place
    const own = toLabels(
      here,
      'label' in field ? field.label : null,
      'labels' in field ? field.labels : null,
    )
    if (field.type === 'tabs') {
      const { tabs } = field
      return tabs.flatMap((tab) => [...toLabels(here, tab.label), ...labelsIn(tab.fields, here)])
    }
    if (field.type === 'blocks') {
      const { blocks } = field
      return [
        ...own,
        ...blocks.flatMap((block) => [
          ...toLabels(here, block.labels),
          ...labelsIn(block.fields.filter(isShownIn(block)), here),
        ]),
      ]
    }
    return 'fields' in field ? [...own, ...labelsIn(field.fields, here)] : own
  })
}

function allLabels({ collections, globals }: SanitizedConfig): Label[] {
  const shown = collections.filter(
    ({ slug }) => slug === 'payload-query-presets' || !slug.startsWith('payload-'),
  )
  return [
    ...shown.flatMap(({ slug, labels, fields }) => [
      ...toLabels(slug, labels),
      ...labelsIn(fields, slug),
    ]),
    ...globals.flatMap(({ slug, label, fields }) => [
      ...toLabels(slug, label),
      ...labelsIn(fields, slug),
    ]),
  ]
}

/** The names of boxes and cards, as visitors see them. */
const hasName = /^(?:Card|On the card|In the|Heading of the) /

/** `Featured Image`, but not `API key`, `Facts in the URL` and `Name. Shown to all`. */
const isTitleCase = (text: string): boolean =>
  !hasName.test(text) &&
  [...text.matchAll(/[\p{L}’,;&)] (\p{Lu}\p{Ll}+)/gu)].some(([, word = '']) => !names.has(word))

it('the labels of collections, globals and fields are in sentence case', async () => {
  const labels = allLabels(await config)
  expect(labels.length).toBeGreaterThan(600)
  const found = labels.filter(({ text }) => isTitleCase(text))
  expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([])
})

it('the labels of the text editor are in sentence case', async () => {
  const { lexical } = Object((await config).i18n.translations).en
  const texts = readTexts(lexical)
  expect(texts).toContain('Normal text')
  expect(texts.filter(isTitleCase)).toEqual([])
})
