import {
  BookOpen,
  Calculator,
  ChartColumn,
  CirclePlay,
  Compass,
  ContactRound,
  FileText,
  House,
  Landmark,
  ListChecks,
  type LucideIcon,
  MapPinned,
  Megaphone,
  Table2,
} from 'lucide-react'

const types: ReadonlyMap<string, LucideIcon> = new Map([
  ['guide', BookOpen],
  ['article', FileText],
  ['checklist', ListChecks],
  ['calculator', Calculator],
  ['tool', Compass],
  ['directory', ContactRound],
  ['report', ChartColumn],
  ['data', Table2],
  ['news', Megaphone],
  ['video', CirclePlay],
])

export const typeIcon = (type: string): LucideIcon => types.get(type) ?? FileText

const categories: ReadonlyMap<string, LucideIcon> = new Map([
  ['home-buying-tips', House],
  ['mortgage-financing', Landmark],
  ['neighborhood-guides', MapPinned],
  ['builder-directory', ContactRound],
  ['market-insights', ChartColumn],
  ['videos-tours', CirclePlay],
])

export const categoryIcon = (category: string): LucideIcon => categories.get(category) ?? FileText
