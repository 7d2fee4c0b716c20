import type { StructuredData } from '@/lib/structured-data/document'

/** Structured data for search engines; nothing of it can end the script element early. */
export function JsonLd({ data }: { data: StructuredData }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{text}</script>
}
