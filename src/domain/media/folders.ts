/** The maximum length of the name of a folder, in characters. */
export const FOLDER_NAME_MAX_LENGTH = 60
