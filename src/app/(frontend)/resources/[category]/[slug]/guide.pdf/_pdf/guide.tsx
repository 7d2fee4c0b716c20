import { Document, Page, Text, View } from '@react-pdf/renderer'
import { paths } from '@/config/paths'
import type { ResourceDetail } from '@/contract/resources/resource'
import type { SiteInfo } from '@/contract/site/site'
import { formatLongDate } from '@/lib/dates/format-date'
import { Block, type PrintPictures } from './block'
import { Opening } from './opening'
import { splitParts } from './parts'
import { printable } from './printable'
import { styles } from './styles'

export interface GuideProps {
  entry: ResourceDetail
  site: Pick<SiteInfo, 'name' | 'url'>
  mark: Buffer
  pictures: PrintPictures
}

function Footer({ entry, site }: Pick<GuideProps, 'entry' | 'site'>) {
  const { category, slug, updatedAt } = entry
  const address = `${site.url}${paths.resource(category, slug)}`.replace(/^https?:\/\//, '')
  return (
    <View style={styles.footer} fixed>
      <Text>
        {address} · {formatLongDate(updatedAt)}
      </Text>
      <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
    </View>
  )
}

/** A resource as a document on US Letter paper. */
export function Guide({ entry, site, mark, pictures }: GuideProps) {
  const changed = new Date(entry.updatedAt)
  return (
    <Document
      title={printable(entry.title)}
      author={site.name}
      subject={printable(entry.description)}
      creator={site.name}
      language="en-US"
      creationDate={changed}
      modificationDate={changed}
    >
      {splitParts(entry.content).map((part, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
        <Page key={number} size="LETTER" style={styles.page}>
          {number === 0 ? <Opening entry={entry} site={site} mark={mark} /> : null}
          {part.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
            <Block key={index} block={block} origin={site.url} pictures={pictures} />
          ))}
          <Footer entry={entry} site={site} />
        </Page>
      ))}
    </Document>
  )
}
