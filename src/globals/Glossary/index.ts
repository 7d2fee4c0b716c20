import { cacheTags } from '@/config/cache-tags'
import { defaultGlossary } from '@/content/glossary'
import { linkField } from '@/fields/link'
import { textList } from '@/fields/text-list'
import { declareGlobal } from '../declare'

/** The words that pages explain next to their labels. */
export const Glossary = declareGlobal({
  slug: 'glossary',
  interfaceName: 'GlossaryGlobal',
  tag: cacheTags.glossary,
  description:
    'Explained where a cost, the stage of a home, the schools, an offer or a field of the calculator has the word. Abbreviations and phrases are found within a label; a single word is explained where it is the whole label.',
  fields: [
    {
      name: 'terms',
      type: 'array',
      labels: { singular: 'Term', plural: 'Terms' },
      defaultValue: defaultGlossary,
      admin: {
        description: 'Where a label has two terms, the one that is first here is explained.',
        initCollapsed: true,
        components: { RowLabel: '@/admin/glossary/term-row-label#TermRowLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'term',
              type: 'text',
              required: true,
              maxLength: 60,
              admin: { width: '50%' },
            },
            {
              name: 'question',
              type: 'text',
              required: true,
              maxLength: 80,
              admin: { width: '50%', placeholder: 'What’s a MUD?' },
            },
          ],
        },
        textList('otherNames', 'Other names'),
        { name: 'text', label: 'Explanation', type: 'textarea', required: true, maxLength: 280 },
        linkField({
          name: 'path',
          label: 'Article or page with more',
          admin: {
            placeholder: '/resources/helpful-articles/…',
            description: 'Visitors see the link while that page is published.',
          },
        }),
      ],
    },
  ],
})
