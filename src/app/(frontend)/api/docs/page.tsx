import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { paths } from '@/config/paths'
import { getOpenApi } from '@/contract/site/operations'
import { siteInfo } from '@/data/site/queries'
import { openApiDocument } from '@/http/openapi/document'
import { listCalls } from '@/http/openapi/document-reader'
import type { OpenApiDocument } from '@/http/openapi/types'
import { introduction } from '@/http/openapi/words'
import { Call } from './_components/call'
import { type Chapter, Contents, toAnchor } from './_components/contents'
import { GroundRules } from './_components/ground-rules'
import { Code } from './_components/text'

export const metadata: Metadata = {
  title: 'API reference',
  description: 'Every endpoint of the guide’s JSON API, with its parameters, responses and errors.',
  alternates: { canonical: paths.apiDocs },
}

function getChapters(document: OpenApiDocument): Chapter[] {
  const calls = [...listCalls(document).values()]
  return document.tags.map(({ name, description }) => ({
    tag: name,
    text: description,
    calls: calls.filter(({ call }) => call.tags.includes(name)),
  }))
}

export default async function ApiReferencePage() {
  const { url } = await siteInfo()
  const document = openApiDocument()
  const chapters = getChapters(document)
  return (
    <div className="page-width pt-5 pb-20">
      <Breadcrumbs
        origin={url}
        trail={[{ label: 'Home', path: paths.home }]}
        breadcrumbLabel="API reference"
      />
      <h1 className="mt-3 text-5xl">API reference</h1>
      <p className="mt-4 max-w-prose text-lg">{introduction}</p>
      <p className="mt-4 max-w-prose">
        The endpoints below are at <Code>{url}</Code>. A machine-readable version of this page, for
        API version {document.info.version}, is at{' '}
        <a href={getOpenApi.path} className="quiet-link font-semibold text-primary">
          {getOpenApi.path}
        </a>{' '}
        (OpenAPI 3.1).
      </p>
      <GroundRules />
      <Contents chapters={chapters} />
      {chapters.map(({ tag, text, calls }) => (
        <section key={tag} aria-labelledby={toAnchor(tag)} className="mt-16">
          <h2 id={toAnchor(tag)} className="text-3xl">
            {tag}
          </h2>
          <p className="mt-2 mb-7 text-ink-soft text-lg">{text}</p>
          {calls.map((described) => (
            <Call key={described.call.operationId} document={document} described={described} />
          ))}
        </section>
      ))}
    </div>
  )
}
