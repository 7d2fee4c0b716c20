import { afterAll, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { defaultGlossary } from '@/content/glossary'
import { getGlossary, glossaryDraft } from '@/data/glossary/queries'
import { emptyTables } from '../../../fixtures/rows'
import { anArticle, aUser, testPayload } from '../../../fixtures/site'

const row = { term: 'WCID', question: 'What’s a WCID?', text: 'A water district.' }

async function write(data: object, draft = false) {
  return (await testPayload()).updateGlobal({ slug: 'glossary', data, draft })
}

afterAll(() => emptyTables('glossary', '_glossary_v'))

it('the glossary has default terms until an editor publishes it', async () => {
  const payload = await testPayload()
  const form = await payload.findGlobal({ slug: 'glossary', depth: 0 })
  const terms = defaultGlossary.map(({ term }) => term)
  expect(form.terms?.map(({ term }) => term)).toEqual(terms)
  expect((await getGlossary()).map(({ term }) => term)).toEqual(terms)

  await write({ terms: [row] }, true)
  expect((await getGlossary()).map(({ term }) => term)).toEqual(terms)
  expect((await glossaryDraft(await aUser('editor'))).content).toMatchObject([row])
  await write({ terms: [{ ...row, otherNames: ['Water control district'] }] })
  expect(await getGlossary()).toEqual([
    { ...row, otherNames: ['Water control district'], path: null },
  ])
  await write({ terms: [] })
  expect(await getGlossary()).toEqual([])
})

it('a term leads to its article while that is published, also at a former address, and to other pages', async () => {
  const payload = await testPayload()
  const { id, slug } = await anArticle()
  const path = paths.blogPost(slug)
  const pathsOfTerms = async () => (await getGlossary()).map((term) => term.path)
  await write({
    terms: [path, `${path}#rates`, paths.schools, 'https://tceq.example/mud'].map((path) => ({
      ...row,
      path,
    })),
  })
  const others = [paths.schools, 'https://tceq.example/mud']
  expect(await pathsOfTerms()).toEqual([path, `${path}#rates`, ...others])

  const update = (data: object) => payload.update({ collection: 'blog-posts', id, data })
  await update({ slug: `${slug}-renamed`, _status: 'published' })
  expect(await pathsOfTerms()).toEqual([path, `${path}#rates`, ...others])
  await update({ _status: 'draft' })
  expect(await pathsOfTerms()).toEqual([null, null, ...others])
})
