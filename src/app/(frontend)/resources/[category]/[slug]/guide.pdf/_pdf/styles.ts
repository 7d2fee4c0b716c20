import { StyleSheet } from '@react-pdf/renderer'
import { display, text } from './fonts'

/**
 * Color tokens of `globals.css`. The PDF renderer does not read style sheets, so a test compares
 * the values.
 */
export const colors = {
  ink: '#1d2528',
  'ink-soft': '#566166',
  hairline: '#e6dfd3',
  sand: '#f4eee3',
  primary: '#1f4e4a',
  accent: '#b9482a',
} as const

/** In points, for US Letter: 612 x 792. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 54,
    paddingBottom: 64,
    paddingHorizontal: 68,
    fontFamily: text,
    fontSize: 10.5,
    lineHeight: 1.5,
    color: colors.ink,
  },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 8, marginBottom: 34 },
  mark: { width: 22, height: 22 },
  brandName: { fontFamily: display, fontSize: 12, lineHeight: 1 },
  kicker: { fontSize: 9.5, fontWeight: 700, color: colors.accent },
  title: { fontFamily: display, fontSize: 30, lineHeight: 1.1, marginTop: 5 },
  lead: { fontSize: 12.5, lineHeight: 1.45, color: colors['ink-soft'], marginTop: 10 },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 12,
    fontSize: 9,
    color: colors['ink-soft'],
    borderTopWidth: 0.75,
    borderColor: colors.hairline,
    marginTop: 16,
    paddingTop: 8,
  },
  contents: { backgroundColor: colors.sand, borderRadius: 6, padding: 14, marginTop: 18 },
  contentsTitle: { fontWeight: 700, marginBottom: 3 },
  opening: { marginBottom: 20 },
  h2: { fontFamily: display, fontSize: 19, lineHeight: 1.15, marginTop: 20, marginBottom: 9 },
  h3: { fontFamily: display, fontSize: 13, lineHeight: 1.2, marginTop: 13, marginBottom: 5 },
  h4: { fontWeight: 700, marginTop: 10, marginBottom: 2 },
  paragraph: { marginBottom: 8 },
  link: { color: colors.primary, textDecoration: 'underline' },
  quote: {
    fontFamily: display,
    fontSize: 14.5,
    lineHeight: 1.35,
    color: colors.primary,
    borderLeftWidth: 2,
    borderColor: colors.accent,
    paddingLeft: 14,
    marginVertical: 12,
  },
  list: { marginBottom: 8, gap: 3.5 },
  item: { flexDirection: 'row' },
  marker: { width: 17, color: colors.accent, fontWeight: 700 },
  itemText: { flex: 1 },
  nested: { marginTop: 3.5, gap: 3.5 },
  table: { borderTopWidth: 1, borderBottomWidth: 1, borderColor: colors.ink, marginVertical: 10 },
  row: { flexDirection: 'row', borderTopWidth: 0.5, borderColor: colors.hairline },
  cell: { flexBasis: 0, paddingVertical: 5, paddingRight: 10, fontSize: 9.5, lineHeight: 1.4 },
  headCell: { fontWeight: 700, color: colors['ink-soft'] },
  rule: { width: 72, borderTopWidth: 0.75, alignSelf: 'center', marginVertical: 18 },
  figure: { marginVertical: 10 },
  caption: { fontSize: 9, color: colors['ink-soft'], marginTop: 4 },
  community: {
    borderWidth: 0.75,
    borderColor: colors.hairline,
    borderRadius: 6,
    padding: 12,
    marginVertical: 8,
  },
  communityName: { fontFamily: display, fontSize: 13, lineHeight: 1.2 },
  // Positioned from the top. With `bottom`, the renderer misplaces the footer in very long texts.
  footer: {
    position: 'absolute',
    top: 744,
    left: 68,
    right: 68,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: colors['ink-soft'],
    borderTopWidth: 0.5,
    borderColor: colors.hairline,
    paddingTop: 7,
  },
})
