import { lexicalEditor } from '@payloadcms/richtext-lexical'
import type { Block, BlocksField, TextField } from 'payload'
import { newsletterRules } from '@/domain/enums'
import { ISSUE_CARDS_MAX } from '@/domain/newsletter/issue-limits'
import { emailEditorFeatures } from '@/fields/editor'
import { linkField } from '@/fields/link'
import { pictureField } from '@/fields/picture'
import { selectOptions } from '@/fields/select-options'

const heading: TextField = {
  name: 'heading',
  type: 'text',
  maxLength: 120,
  admin: { description: 'Leave blank for none.' },
}

const text: Block = {
  slug: 'text',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    {
      name: 'text',
      type: 'richText',
      required: true,
      editor: lexicalEditor({ features: emailEditorFeatures }),
    },
  ],
}

const articles: Block = {
  slug: 'articles',
  labels: { singular: 'Articles', plural: 'Articles' },
  fields: [
    heading,
    {
      name: 'articles',
      type: 'relationship',
      relationTo: 'blog-posts',
      hasMany: true,
      required: true,
      maxRows: ISSUE_CARDS_MAX,
      maxDepth: 0,
    },
  ],
}

const listings: Block = {
  slug: 'listings',
  labels: { singular: 'Communities and homes', plural: 'Communities and homes' },
  fields: [
    heading,
    {
      name: 'listings',
      label: 'Communities and homes',
      type: 'relationship',
      relationTo: ['communities', 'homes'],
      hasMany: true,
      required: true,
      maxRows: ISSUE_CARDS_MAX,
      maxDepth: 0,
    },
  ],
}

const rule: Block = {
  slug: 'rule',
  labels: { singular: 'Listings by rule', plural: 'Listings by rule' },
  fields: [
    heading,
    {
      name: 'rule',
      type: 'select',
      required: true,
      options: selectOptions(newsletterRules),
      admin: {
        description:
          'What it finds is looked up when the issue is published. Without an earlier issue, it looks back 30 days.',
      },
    },
    {
      name: 'limit',
      label: 'At most',
      type: 'number',
      required: true,
      min: 1,
      max: ISSUE_CARDS_MAX,
      defaultValue: 6,
    },
    {
      // What the rule found at the first publication, so that the page shows what was sent.
      name: 'found',
      type: 'json',
      admin: { hidden: true, readOnly: true },
      hooks: { beforeDuplicate: [() => null] },
    },
  ],
}

const advertisement: Block = {
  slug: 'advertisement',
  labels: { singular: 'Advertisement', plural: 'Advertisements' },
  fields: [
    {
      name: 'ad',
      type: 'relationship',
      relationTo: 'ads',
      required: true,
      maxDepth: 0,
      admin: { description: 'Labeled “Advertisement”. An issue has at most one.' },
    },
  ],
}

const picture: Block = {
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    pictureField({ required: true }),
    linkField({ admin: { placeholder: '/communities or https://…' } }),
  ],
}

const button: Block = {
  slug: 'button',
  labels: { singular: 'Button', plural: 'Buttons' },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 60 },
    linkField({ required: true }),
  ],
}

/** What an issue consists of, in the order of the email. */
export const content: BlocksField = {
  name: 'content',
  type: 'blocks',
  label: false,
  labels: { singular: 'block', plural: 'blocks' },
  maxRows: 40,
  // A block is known by what it has; a name of its own would only be another field.
  blocks: [text, articles, listings, rule, advertisement, picture, button].map((block) => ({
    ...block,
    admin: { disableBlockName: true },
  })),
}
