import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
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

/**
 * The editor features for articles and guides. Heading level one is reserved for the page title.
 */
export const editorFeatures: LexicalEditorProps['features'] = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({ enabledCollections: ['communities', 'builders', 'blog-posts', 'resources'] }),
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
