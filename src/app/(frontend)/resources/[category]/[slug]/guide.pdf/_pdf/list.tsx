import { Text, View } from '@react-pdf/renderer'
import type { RichList } from '@/contract/rich-text/rich-text'
import { toInline } from './inline'
import { styles } from './styles'

interface ListProps {
  list: RichList
  origin: string
  isNested?: boolean
}

export function List({ list: { ordered, start, items }, origin, isNested = false }: ListProps) {
  return (
    <View style={isNested ? styles.nested : styles.list}>
      {items.map(({ children, nested }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
        <View key={index} style={styles.item}>
          <Text style={styles.marker}>{ordered ? `${start + index}.` : '•'}</Text>
          <View style={styles.itemText}>
            <Text>{toInline(children, origin)}</Text>
            {nested.map((inner, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
              <List key={number} list={inner} origin={origin} isNested />
            ))}
          </View>
        </View>
      ))}
    </View>
  )
}
