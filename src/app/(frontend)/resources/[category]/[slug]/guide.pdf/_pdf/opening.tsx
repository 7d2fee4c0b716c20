import { Image, Link, Text, View } from '@react-pdf/renderer'
import { paths } from '@/config/paths'
import type { ResourceDetail } from '@/contract/resources/resource'
import { getOutline } from '@/contract/rich-text/outline'
import type { SiteInfo } from '@/contract/site/site'
import { getLabel, resourceCategories, resourceTypes } from '@/domain/enums'
import { formatLongDate } from '@/lib/dates/format-date'
import { printedText } from './plain-text'
import { printable } from './printable'
import { styles } from './styles'

function Contents({ entry: { content } }: { entry: ResourceDetail }) {
  const headings = getOutline(content)
  if (headings.length === 0) return null
  return (
    <View style={styles.contents}>
      <Text style={styles.contentsTitle}>In this guide</Text>
      {headings.map(({ id, children }) => (
        <Link key={id} src={`#${id}`} style={{ ...styles.link, textDecoration: 'none' }}>
          {printable(printedText(children))}
        </Link>
      ))}
    </View>
  )
}

interface OpeningProps {
  entry: ResourceDetail
  site: Pick<SiteInfo, 'name' | 'url'>
  /** The logo as a PNG. */
  mark: Buffer
}

/** The head of the first page: publisher, title, date and URL. */
export function Opening({ entry, site, mark }: OpeningProps) {
  const { title, slug, category, type, description, readMinutes, updatedAt } = entry
  const address = `${site.url}${paths.resource(category, slug)}`
  const kind = `${getLabel(resourceCategories, category)} · ${getLabel(resourceTypes, type)}`
  return (
    <View style={styles.opening}>
      <View style={styles.brand}>
        <Image src={{ data: mark, format: 'png' }} style={styles.mark} />
        <Text style={styles.brandName}>{printable(site.name)}</Text>
      </View>
      <Text style={styles.kicker}>{kind}</Text>
      <Text style={styles.title}>{printable(title)}</Text>
      <Text style={styles.lead}>{printable(description)}</Text>
      <View style={styles.facts}>
        {readMinutes ? <Text>{readMinutes} min read</Text> : null}
        <Text>Updated {formatLongDate(updatedAt)}</Text>
        <Link src={address} style={styles.link}>
          {address}
        </Link>
      </View>
      <Contents entry={entry} />
    </View>
  )
}
