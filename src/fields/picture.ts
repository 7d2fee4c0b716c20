import type { UploadField } from 'payload'

/** An image of the media library. The alt text is stored with the image. */
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
