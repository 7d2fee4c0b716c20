import { flattenTopLevelFields } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { contentTypes, typesWithOwnPage } from '@/content-types'
import { documentAt, documentUrl } from '@/content-types/document-url'
import { resourceCategories } from '@/domain/enums'
import { collections } from '.'

const find = (slug: string) => {
  const found = collections.find((collection) => collection.slug === slug)
  if (!found) throw new Error(`There is no collection ${slug}.`)
  return found
}

function findField(slug: string, name: string) {
  const fields = flattenTopLevelFields(find(slug).fields)
  return fields.find((field) => 'name' in field && field.name === name)
}

it('every collection with versions is a content type, in the order of the menu', () => {
  const drafted = collections
    .filter(({ versions }) => typeof versions === 'object')
    .map(({ slug }) => slug)
  expect(contentTypes.map(({ slug }) => slug)).toEqual(drafted)
})

describe.each(contentTypes.map((type) => [type.slug, type] as const))('%s', (slug, type) => {
  it('has the title, labels and fields that it declares', () => {
    const { admin, labels } = find(slug)
    expect(admin?.useAsTitle).toBe(type.title)
    expect(labels).toEqual(type.labels)
    const named = [
      type.title,
      ...(type.period ? [type.period.start, type.period.end] : []),
      ...(type.page?.isOwn ? ['slug'] : []),
      ...(type.page?.isOwn && type.page.needs ? [type.page.needs] : []),
      ...(type.page?.isOwn && type.page.hasCategory ? ['category'] : []),
      ...(type.page && !type.page.isOwn ? ['slug', 'community'] : []),
      ...(type.page && !type.page.isOwn && type.page.unindexed ? [type.page.unindexed.field] : []),
    ]
    expect(named.filter((name) => !findField(slug, name))).toEqual([])
  })

  it('has the picture that it declares', () => {
    const { picture } = type
    const field = picture && findField(slug, picture.field)
    const found = field && 'relationTo' in field ? [field.relationTo, field.hasMany ?? false] : null
    expect(found).toEqual(picture && ['media', picture.isList])
  })
})

it.each(typesWithOwnPage.map(({ slug }) => slug))(
  'the page of a document of %s is found by its path',
  (slug) => {
    const path = documentUrl(slug, { slug: 'example', category: resourceCategories[0].value })
    expect(path).not.toBeNull()
    expect(documentAt(path ?? '')).toEqual([slug, 'example'])
  },
)

it.each(['/', '/communities', '/resources/unknown/example', '/builders/example/homes', '//'])(
  'no document has its page at %s',
  (path) => {
    expect(documentAt(path)).toBeNull()
  },
)
