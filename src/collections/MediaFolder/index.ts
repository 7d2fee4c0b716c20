import type { CollectionConfig } from 'payload'
import { editors } from '@/access/editors'
import { staff } from '@/access/staff'
import { FOLDER_NAME_MAX_LENGTH } from '@/domain/media/folders'
import { adminGroups } from '../groups'

/**
 * A folder of images in the back office. It is opened, renamed and deleted in the list of images;
 * its images remain when it is deleted.
 */
export const MediaFolder: CollectionConfig = {
  slug: 'media-folders',
  labels: { singular: 'Folder', plural: 'Folders' },
  admin: { group: adminGroups.editorial, hidden: true, useAsTitle: 'name' },
  access: { read: staff, create: editors, update: editors, delete: editors },
  defaultSort: 'name',
  // Two editors who rename a folder at once lose nothing.
  lockDocuments: false,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: FOLDER_NAME_MAX_LENGTH,
      admin: {
        description: 'Deleting a folder doesn’t delete its pictures.',
      },
    },
  ],
}
