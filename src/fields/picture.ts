import type { UploadField } from 'payload'

/** One picture of the media library. Its alt text stands with the picture itself. */
export function pictureField(
  overrides: { name?: string; label?: string; required?: boolean; description?: string } = {},
): UploadField {
  const { name = 'picture', description, ...rest } = overrides
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    ...rest,
    admin: { description },
  } as UploadField
}
