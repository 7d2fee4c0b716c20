import type { StructuredData } from './document'

/** Structured data for search engines, escaped so that it cannot close the script element. */
export function JsonLd({ data }: { data: StructuredData }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{text}</script>
}
