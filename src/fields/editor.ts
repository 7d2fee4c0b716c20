import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  type LexicalEditorProps,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'
import { linkableTypes } from '@/content-types'

const cleanPaste = createServerFeature({
  key: 'clean-paste',
  feature: { ClientFeature: '@/admin/rich-text/paste#PasteFeatureClient' },
})

const linkShortcut = createServerFeature({
  key: 'link-shortcut',
  feature: { ClientFeature: '@/admin/rich-text/link-shortcut#LinkShortcutFeatureClient' },
})

/** Focuses the URL when the dialog opens. */
const focusUrl = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && field.name === 'url'
    ? {
        ...field,
        admin: { ...field.admin, components: { Field: '@/admin/rich-text/link-url#LinkUrl' } },
      }
    : field

const formatting = [
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({
    enabledCollections: linkableTypes.map(({ slug }) => slug),
    fields: ({ defaultFields }) => defaultFields.map(focusUrl),
  }),
  linkShortcut(),
  cleanPaste(),
]

/**
 * The editor features of a text in an email, whose pictures and listings are blocks beside it.
 * Heading level one is the title of the email.
 */
export const emailEditorFeatures: LexicalEditorProps['features'] = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  ...formatting,
  HorizontalRuleFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

/**
 * The editor features for articles and guides. Heading level one is reserved for the page title.
 */
export const editorFeatures: LexicalEditorProps['features'] = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  ...formatting,
  UploadFeature({ collections: { media: { fields: [{ name: 'caption', type: 'text' }] } } }),
  HorizontalRuleFeature(),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({
    blocks: [
      {
        slug: 'community-card',
        labels: { singular: 'Community card', plural: 'Community cards' },
        fields: [
          { name: 'community', type: 'relationship', relationTo: 'communities', required: true },
        ],
      },
    ],
  }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]
