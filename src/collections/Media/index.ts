import type { CollectionConfig, ImageSize } from 'payload'
import { draftWriters } from '@/access/draft-writers'
import { editors } from '@/access/editors'
import { filesOrStaff } from '@/access/files-or-staff'
import { cacheTags } from '@/config/cache-tags'
import { tagHeaders } from '@/config/cdn-headers'
import { mediaDirectory } from '@/config/data-dir'
import { env } from '@/config/env'
import { PICTURE_CACHING } from '@/config/picture-caching'
import { listView } from '@/content-types/list-view'
import { type PictureSize, pictureSizes } from '@/domain/media/image-sizes'
import { PICTURE_PIXELS, PICTURE_TEXT_MAX_LENGTH, pictureTypes } from '@/domain/media/upload-limits'
import { adminGroups } from '../groups'
import { preventUsedDelete } from '../hooks/prevent-used-delete'
import { altSuggestionEndpoint } from './alt-suggestion-endpoint'
import { allowS3Lookup } from './hooks/allow-s3-lookup'
import { checkAltText } from './hooks/check-alt-text'
import { checkUpload } from './hooks/check-upload'
import { expireFiles, expireUses } from './hooks/expire-uses'
import { filterUnused } from './hooks/filter-unused'
import { identifyFile } from './hooks/identify-file'
import { resetFocalPoint } from './hooks/reset-focal-point'
import { mayChange } from './may-change'
import { referencesEndpoint } from './references-endpoint'

function imageSize({ name, width, height, format, encoding }: PictureSize): ImageSize {
  return {
    name,
    width,
    ...(height === undefined ? {} : { height, position: 'centre' }),
    // A small original is not enlarged, but a file is still written for every size.
    withoutEnlargement: height === undefined,
    formatOptions: { format, options: encoding },
    generateImageName: ({ originalName, extension }) => `${originalName}-${name}.${extension}`,
  }
}

/** The images of the site, each with its alt text, in the sizes that pages use. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  ...listView({
    filters: [
      'alt',
      'caption',
      'folder',
      'unused',
      'filename',
      'mimeType',
      'filesize',
      'width',
      'height',
      'updatedAt',
    ],
    savedBy: 'staff',
    count: 'all',
  }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    // Complete rows of two, three, five and six pictures.
    pagination: { defaultLimit: 30, limits: [30, 60, 120] },
    components: { views: { list: { Component: '@/admin/media/picture-list#PictureList' } } },
  },
  access: { read: filesOrStaff, create: draftWriters, update: mayChange, delete: editors },
  endpoints: [referencesEndpoint, altSuggestionEndpoint],
  hooks: {
    beforeOperation: [filterUnused, checkUpload, checkAltText, resetFocalPoint],
    beforeDelete: [preventUsedDelete],
    afterChange: [expireUses],
    afterDelete: [expireFiles],
  },
  upload: {
    staticDir: mediaDirectory(),
    mimeTypes: pictureTypes,
    // With sharp options, Payload also re-encodes the original.
    constructorOptions: { limitInputPixels: PICTURE_PIXELS, failOn: 'error' },
    handlers: [env.S3_BUCKET ? allowS3Lookup : identifyFile],
    // Images from a URL would bypass the checks, and the server would fetch them (SSRF).
    pasteURL: false,
    focalPoint: true,
    adminThumbnail: 'thumb',
    imageSizes: pictureSizes.map(imageSize),
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', PICTURE_CACHING)
      // A CDN purges it by the tag that a changed picture invalidates.
      const tags = tagHeaders([cacheTags.site, cacheTags.pictures], env.CDN)
      for (const [name, value] of Object.entries(tags)) headers.set(name, value)
      return headers
    },
  },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '@/admin/media/picture-preview#PicturePreview' },
      },
    },
    {
      name: 'alt',
      label: 'Alt text',
      type: 'text',
      required: true,
      maxLength: PICTURE_TEXT_MAX_LENGTH,
      admin: {
        description:
          'Describes the picture for screen readers and search engines: what it shows, in one sentence.',
        components: { afterInput: ['@/admin/media/alt-suggestion#AltSuggestion'] },
      },
    },
    { name: 'caption', type: 'text', maxLength: PICTURE_TEXT_MAX_LENGTH },
    { name: 'folder', type: 'relationship', relationTo: 'media-folders', index: true },
    {
      // A field of the storage plugin, so that the tables are the same without a bucket.
      name: '_objectKey',
      type: 'text',
      admin: { hidden: true, readOnly: true },
    },
    {
      // Only a condition of list filters, which hooks/filter-unused.ts resolves. Payload's filters offer no
      // field with `virtual: true`; this path leads to no other field.
      name: 'unused',
      type: 'checkbox',
      virtual: 'unused',
      admin: { hidden: true, disableListColumn: true, disableBulkEdit: true },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '@/admin/media/media-references#MediaReferences' },
      },
    },
  ],
}
