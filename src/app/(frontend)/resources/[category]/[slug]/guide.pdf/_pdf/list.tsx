import { Text, View } from '@react-pdf/renderer'
import type { RichList } from '@/contract/rich-text/rich-text'
import { toInline } from './inline'
import { styles } from './styles'

interface ListProps {
  list: RichList
  origin: string
  isNested?: boolean
}

export function List({ list: { ordered, start, children }, origin, isNested = false }: ListProps) {
  return (
    <View style={isNested ? styles.nested : styles.list}>
      {children.map((item, index) => {
        const text = item.children.filter((node) => node.type !== 'list')
        const nested = item.children.filter((node) => node.type === 'list')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
          <View key={index} style={styles.item}>
            <Text style={styles.marker}>{ordered ? `${start + index}.` : '•'}</Text>
            <View style={styles.itemText}>
              <Text>{toInline(text, origin)}</Text>
              {nested.map((inner, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
                <List key={number} list={inner} origin={origin} isNested />
              ))}
            </View>
          </View>
        )
      })}
    </View>
  )
}
