'use client'

import './search-preview.css'
import { useDebounce, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { staticPages } from '@/content/static-pages'
import { documentUrl } from '@/content-types/document-url'
import type { SearchFacts } from '@/data/seo/search-facts'
import {
  builderTexts,
  communityTexts,
  longest,
  type PageTexts,
  type SeoCollection,
  seoCollections,
} from '@/domain/seo/page-texts'
import { readSearchFacts } from './actions'

/** The time without typing after which duplicates are looked up, in milliseconds. */
const PAUSE = 600

const useText = (path: string): string => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === 'string' ? value.trim() : ''
}

const isSeoCollection = (slug: string | undefined): slug is SeoCollection =>
  seoCollections.some((known) => known === slug)

/** The fields of a form that its search result is made of. */
function useDescribed() {
  const startPrice = useFormFields(([fields]) => fields.startPrice?.value)
  const name = useText('name')
  const title = useText('title')
  return {
    name: name || title,
    city: useText('city'),
    tier: useText('tier') || null,
    startPrice: typeof startPrice === 'number' ? startPrice : null,
    slug: useText('slug'),
    category: useText('category'),
    texts: [useText('description'), useText('excerpt'), useText('intro')],
  }
}

type Described = ReturnType<typeof useDescribed>

/** The texts of a document in search engines without those of an editor. */
function ownTexts(collection: SeoCollection, doc: Described, communities: number): PageTexts {
  if (collection === 'communities') return communityTexts(doc)
  if (collection === 'builders') return builderTexts({ ...doc, communities })
  return { title: doc.name, description: doc.texts.find((text) => text !== '') ?? '' }
}

function getPath(collection: SeoCollection, doc: Described): string {
  if (collection !== 'pages') return documentUrl(collection, doc) ?? ''
  const page = Object.values(staticPages).find(({ slug }) => slug === doc.slug)
  return page?.path ?? `/${doc.slug}`
}

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text

const tooLong = (what: string, text: string, length: number) =>
  text.length > length
    ? [
        `The ${what} is ${text.length} characters long. Search engines cut it off after about ${length}.`,
      ]
    : []

const unknown: SearchFacts = { siteName: '', siteUrl: '', communities: 0, duplicateOf: null }

/** The document as search engines show it, with what is too long or not unique. */
export function SearchPreview() {
  const { collectionSlug, id } = useDocumentInfo()
  const doc = useDescribed()
  const written = { title: useText('meta.title'), description: useText('meta.description') }
  const [facts, setFacts] = useState(unknown)
  const collection = isSeoCollection(collectionSlug) ? collectionSlug : 'pages'
  const own = ownTexts(collection, doc, facts.communities)
  const title = written.title || own.title
  const description = written.description || own.description

  const { name, city } = doc
  const sought = useDebounce(JSON.stringify({ title, name, city }), PAUSE)
  useEffect(() => {
    let isCurrent = true
    const page = { city: null, ...JSON.parse(sought), collection, id: Number(id) || null }
    readSearchFacts(page).then(
      (found) => isCurrent && setFacts(found),
      // Without a connection the preview shows what the form knows.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [sought, collection, id])

  // The site adds its name to titles, except to those that an editor wrote.
  const hasSuffix = (!written.title || collection === 'pages') && facts.siteName !== ''
  const problems = [
    ...tooLong('title', title, longest.title),
    ...tooLong('description', description, longest.description),
    ...(facts.duplicateOf === null ? [] : [`“${facts.duplicateOf}” has the same title.`]),
  ]
  return (
    <section className="search-preview" aria-label="Search result">
      <p className="search-preview__address">{facts.siteUrl + getPath(collection, doc)}</p>
      <p className="search-preview__title">
        {cut(hasSuffix ? `${title} | ${facts.siteName}` : title, longest.title)}
      </p>
      <p>{cut(description, longest.description) || 'Search engines choose text from the page.'}</p>
      {problems.length > 0 && (
        <ul role="status">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
