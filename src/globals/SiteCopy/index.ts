import type { Field, GroupField } from 'payload'
import { text, textarea } from 'payload/shared'
import { cacheTags } from '@/config/cache-tags'
import { type Passage, siteCopyPlan } from '@/content/site-copy'
import { placeholderProblem } from '@/domain/text/placeholders'
import { declareGlobal } from '../declare'

/** Longer texts get a multi-line field. */
const LINE = 60

const MAX_LENGTH = 400

const sample = (name: string) => `{${name}}`

function passageField(
  name: string,
  { label, text: words, placeholders: fills = [] }: Passage,
): Field {
  const common = {
    name,
    label,
    defaultValue: words,
    maxLength: MAX_LENGTH,
    admin: {
      ...(fills.length > 0
        ? { description: `The page replaces ${fills.map(sample).join(' and ')}.` }
        : {}),
    },
  }
  const problem = (value: unknown) =>
    value ? (placeholderProblem(String(value), fills) ?? true) : true
  if (words.length <= LINE) {
    return {
      ...common,
      type: 'text',
      validate: (value: string | null | undefined, options: Parameters<typeof text>[1]) => {
        const checked = problem(value)
        return checked === true ? text(value, options) : checked
      },
    }
  }
  return {
    ...common,
    type: 'textarea',
    validate: (value: string | null | undefined, options: Parameters<typeof textarea>[1]) => {
      const checked = problem(value)
      return checked === true ? textarea(value, options) : checked
    },
  }
}

const places = Object.entries(siteCopyPlan).map(([name, { label, passages }]) => {
  const group: GroupField = {
    name,
    type: 'group',
    label: false,
    fields: Object.entries<Passage>(passages).map(([key, passage]) => passageField(key, passage)),
  }
  return { label, fields: [group] }
})

/** Texts that are shared by several pages. See `src/content/site-copy.ts`. */
export const SiteCopy = declareGlobal({
  slug: 'site-copy',
  tag: cacheTags.siteCopy,
  description: 'Short texts that appear on several pages. Clear a field to restore its default.',
  fields: [{ type: 'tabs', tabs: places }],
})
