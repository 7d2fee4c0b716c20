/**
 * The components of a field for several pictures of the media collection, whose uploads open in one
 * table with the texts of all.
 */
export const uploadTable = { afterInput: ['@/admin/media/uploads/field-uploads#FieldUploads'] }
